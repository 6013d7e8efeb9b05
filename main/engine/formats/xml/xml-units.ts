import { sectionPieces } from '../inline/source-piece.ts';
import type { SourcePiece } from '../inline/source-piece.ts';
import { sourceUnit } from '../inline/source-unit.ts';
import type { Collapse } from '../inline/source-unit.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import { textPieces } from '../inline/text-pieces.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import type { XmlElement, XmlTree } from './xml-elements.ts';

/**
 * What an element is to a translator. `block`: no sentence runs across its tags. `inline`: a part of
 * its sentence. `word`: a part of the sentence that is not translated itself. `aside`: text of its
 * own in the middle of a sentence, as a footnote. `code`: a word that may hold asides, but no text of
 * the document. `locked`: a block that is not translated.
 */
export type XmlRole = 'block' | 'inline' | 'word' | 'aside' | 'code' | 'locked';

/** How the elements of one kind of document are to be understood. */
export interface XmlDialect {
  readonly roleOf: (element: XmlElement, parent: XmlRole) => XmlRole;
  /** What the vocabulary says where the document says nothing; null: as around it. */
  readonly isTranslated: (element: XmlElement) => boolean | null;
  /** Whether line breaks in it mean something; null: as around it. */
  readonly isPreformatted: (element: XmlElement) => boolean | null;
  /** The place of the element before it that a word or code closes; null where it closes none. */
  readonly opener?: (element: XmlElement) => XmlElement | 'opens' | null;
}

interface Frame {
  readonly element: XmlElement | null;
  readonly role: XmlRole;
  readonly isTranslated: boolean;
  readonly collapse: Collapse;
  /** The sentence around an aside, which goes on after it. */
  readonly around: SourcePiece[] | null;
}

/** The units of an XML text in their order, those of asides before the sentence around them. */
export function xmlUnits(source: string, tree: XmlTree, dialect: XmlDialect): NamedUnit[] {
  const units: NamedUnit[] = [];
  const frames: Frame[] = [];
  let frame: Frame = {
    element: null,
    role: 'block',
    isTranslated: true,
    collapse: 'lines',
    around: null,
  };
  let run: SourcePiece[] = [];
  const finish = () => {
    const unit = sourceUnit(source, run, frame.collapse);
    if (unit) units.push({ ...unit, id: `u${units.length + 1}` });
    run = [];
  };

  /** @returns the index of the last token that is dealt with */
  const enter = (element: XmlElement, index: number): number => {
    const role = dialect.roleOf(element, frame.role);
    const isTranslated =
      role !== 'code' && (element.translate ?? dialect.isTranslated(element) ?? frame.isTranslated);
    const isEmpty = element.open.kind === 'empty';
    if (role === 'locked' || (!isTranslated && !element.hasTranslated && role !== 'code')) {
      if (role === 'locked' || role === 'block') finish();
      else run.push(alone(element, role !== 'aside', dialect));
      return element.last;
    }
    if (role === 'word' || isEmpty) {
      if (role === 'block') finish();
      else run.push(alone(element, role === 'word' || role === 'code', dialect));
      return element.last;
    }
    const isAside = role === 'aside' || role === 'code';
    const isInline = role === 'inline' && isTranslated && frame.isTranslated;
    let around: SourcePiece[] | null = null;
    if (isAside) {
      around = [...run, alone(element, role === 'code', dialect)];
      run = [];
    } else if (isInline) {
      const { start, end } = element.open;
      run.push({ kind: 'open', start, end, pair: start });
    } else finish();
    const collapse = collapseIn(source, element, dialect, frame.collapse);
    frames.push(frame);
    frame = { element, role: isInline || isAside ? role : 'block', isTranslated, collapse, around };
    return index;
  };

  const leave = (start: number, end: number) => {
    const { element, role, around } = frame;
    if (element && role === 'inline') {
      run.push({ kind: 'close', start, end, pair: element.open.start });
    } else finish();
    frame = frames.pop() ?? frame;
    if (around) run = around;
  };

  for (let index = 0; index < tree.tokens.length; index += 1) {
    const token = tree.tokens[index];
    if (!token) continue;
    const { kind, start, end } = token;
    const element = tree.elements.get(index);
    if (element) index = enter(element, index);
    else if (kind === 'close') leave(start, end);
    else if (!frame.isTranslated || frame.element === null) continue;
    else if (kind === 'text') run.push(...textPieces(source, start, end, 'xml'));
    else if (kind === 'cdata') run.push(...sectionPieces(source, start, end));
    else run.push({ kind: 'alone', start, end, pair: null });
  }
  finish();
  return units;
}

/** An element that is copied as a whole. */
function alone(element: XmlElement, isWord: boolean, dialect: XmlDialect): SourcePiece {
  const { start } = element.open;
  const range = { start, end: element.end, isWord };
  const opener = dialect.opener?.(element) ?? null;
  if (opener === null) return { kind: 'alone', ...range, pair: null };
  return opener === 'opens'
    ? { kind: 'open', ...range, isWord: false, pair: start }
    : { kind: 'close', ...range, isWord: false, pair: opener.open.start };
}

function collapseIn(
  source: string,
  element: XmlElement,
  dialect: XmlDialect,
  around: Collapse,
): Collapse {
  const space = xmlAttribute(source, element.open, 'xml:space')?.value;
  const preformatted = space === undefined ? dialect.isPreformatted(element) : space === 'preserve';
  if (preformatted === null) return around;
  return preformatted ? 'none' : 'lines';
}
