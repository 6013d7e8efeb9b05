import type { SourcePiece } from '../inline/source-piece.ts';
import { textPieces } from '../inline/text-pieces.ts';
import type { XmlElement, XmlTree } from '../xml/xml-elements.ts';
import type { Look, StoryItem } from './story-item.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { append } from '../../../system/long-lists.ts';

/** Elements around text that belong to its place, not to its look. */
const WRAPPERS = new Set([
  'Change',
  'HyperlinkTextSource',
  'HyperlinkTextDestination',
  'XMLElement',
]);
/** They stand for words that InDesign makes itself. */
const WORDS = new Set(['CrossReferenceSource', 'TextVariableInstance']);
/** Children that describe the element itself. */
const DESCRIPTIONS = new Set(['Properties', 'XMLAttribute']);

/**
 * The paragraphs of a story: what stands between the `Br` of its paragraph style ranges. Those of
 * footnotes and tables come after the range that holds them.
 */
export function storyParagraphs(source: string, tree: XmlTree): StoryItem[][] {
  const paragraphs: StoryItem[][] = [];
  tree.tokens.forEach((_, index) => {
    const element = tree.elements.get(index);
    if (element?.local !== 'ParagraphStyleRange' || element.open.kind === 'empty') return;
    append(paragraphs, rangeParagraphs(source, tree, element, index));
  });
  return paragraphs;
}

interface Frame {
  readonly element: XmlElement;
  readonly look: Look | null;
}

function rangeParagraphs(
  source: string,
  tree: XmlTree,
  range: XmlElement,
  first: number,
): StoryItem[][] {
  const paragraphs: StoryItem[][] = [];
  let items: StoryItem[] = [];
  const frames: Frame[] = [];
  let frame: Frame = { element: range, look: null };
  const finish = () => {
    if (items.length > 0) paragraphs.push(items);
    items = [];
  };
  for (let index = first + 1; index < range.last; index += 1) {
    const token = tree.tokens[index];
    if (!token) continue;
    const { start, end, kind } = token;
    const { look } = frame;
    const level =
      frame.element.local === 'Content' ? 'content' : look === null ? 'paragraph' : 'range';
    const element = tree.elements.get(index);
    if (kind === 'close') {
      if (WRAPPERS.has(frame.element.local)) {
        items.push({ kind: 'close', start, end, pair: frame.element.open.start, level, look });
      }
      frame = frames.pop() ?? frame;
      continue;
    }
    if (!element) {
      if (level === 'content') append(items, contentItems(source, token, look ?? ''));
      else if (kind === 'instruction')
        items.push({ kind: 'alone', start, end, pair: null, level, look });
      continue;
    }
    const { local, open } = element;
    if (local === 'Br') finish();
    else if (DESCRIPTIONS.has(local)) index = element.last;
    else if (open.kind === 'open' && (local === 'Content' || local === 'CharacterStyleRange')) {
      frames.push(frame);
      const opened =
        local === 'Content' ? look : source.slice(start, openEnd(tree, element, index));
      frame = { element, look: opened };
    } else if (open.kind === 'open' && isWrapper(source, element)) {
      items.push({
        kind: 'open',
        start,
        end: openEnd(tree, element, index),
        pair: start,
        level,
        look,
      });
      frames.push(frame);
      frame = { element, look };
    } else if (local !== 'Content' && local !== 'CharacterStyleRange') {
      const isWord = WORDS.has(local);
      items.push({ kind: 'alone', start, end: element.end, pair: null, isWord, level, look });
      index = element.last;
    }
  }
  finish();
  return paragraphs;
}

/** Text that a tracked change has deleted is none. */
function isWrapper(source: string, element: XmlElement): boolean {
  if (!WRAPPERS.has(element.local)) return false;
  return xmlAttribute(source, element.open, 'ChangeType')?.value !== 'DeletedText';
}

/** Behind the start tag and the descriptions that follow it. */
function openEnd(tree: XmlTree, element: XmlElement, index: number): number {
  let end = element.open.end;
  for (let next = index + 1; next < element.last; next += 1) {
    const child = tree.elements.get(next);
    if (!child && tree.tokens[next]?.kind === 'text') continue;
    if (!child || !DESCRIPTIONS.has(child.local)) break;
    end = child.end;
    next = child.last;
  }
  return end;
}

function contentItems(
  source: string,
  token: { readonly kind: string; readonly start: number; readonly end: number },
  look: Look,
): StoryItem[] {
  const { start, end } = token;
  const pieces: SourcePiece[] =
    token.kind === 'text'
      ? textPieces(source, start, end, 'xml')
      : [{ kind: 'alone', start, end, pair: null }];
  return pieces.map((piece) => ({ ...piece, level: 'content', look }));
}
