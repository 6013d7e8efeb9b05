import { findTags } from './find-tags.ts';
import { BLOCK_ELEMENTS, INLINE_ELEMENTS } from './html-elements.ts';
import type { FoundTag } from './find-tags.ts';
import { findPlaceholders } from './placeholders.ts';
import type { TextRange } from './placeholders.ts';

/** A piece of text that must come through a translation as it is. */
export interface Untouchable extends TextRange {
  /** Set when the piece is one tag. */
  readonly tag: Pick<FoundTag, 'kind' | 'name'> | null;
}

/**
 * Whether a tag-like text is code to people who read it in a document: an element of HTML as code writes
 * it, a name that only programs use, or one with attributes. `<Enter>` and `<insert your name>` are words in angle brackets.
 */
function isCode(written: string): boolean {
  const [, name = '', rest = ''] = /^<\/?([^\s/>]+)([^]*?)\/?>$/.exec(written) ?? [];
  if (!/\S/.test(rest)) {
    return BLOCK_ELEMENTS.has(name) || INLINE_ELEMENTS.has(name) || /[_:.\d]/.test(name);
  }
  return /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))+\s*$/.test(rest);
}

/**
 * Finds what no engine may touch: tags, placeholders and addresses, in order and apart from each
 * other. Those that overlap make one piece: a placeholder in a tag belongs to the tag.
 * @param isShown the text is what people see of a document, so that few tags are meant
 */
export function findUntouchables(text: string, isShown = false): Untouchable[] {
  const tags = findTags(text);
  const meant = isShown ? tags.filter(({ start, end }) => isCode(text.slice(start, end))) : tags;
  const found: Untouchable[] = [
    ...meant.map(({ start, end, kind, name }) => ({ start, end, tag: { kind, name } })),
    ...findPlaceholders(text).map(({ start, end }) => ({ start, end, tag: null })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Untouchable[] = [];
  for (const piece of found) {
    const last = apart.at(-1);
    if (last === undefined || piece.start >= last.end) apart.push(piece);
    else if (piece.end > last.end) {
      apart[apart.length - 1] = { start: last.start, end: piece.end, tag: null };
    }
  }
  return apart;
}

/**
 * The text for a segmenter: of the same length, but with letters and digits alone in what must not be
 * cut. Its signs would be marks and brackets of sentences to it.
 */
export function veilUntouchables(text: string): string {
  let veiled = '';
  let at = 0;
  for (const { start, end } of findUntouchables(text)) {
    veiled += text.slice(at, start) + text.slice(start, end).replace(/[^\p{L}\p{N}]/gu, veil);
    at = end;
  }
  return veiled + text.slice(at);
}

const veil = (character: string) => '_'.repeat(character.length);
