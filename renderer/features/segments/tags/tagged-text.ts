/** A tag of a segment: `<g1>`, `</g1>` or `<x1/>`. */
export interface Tag {
  readonly kind: 'open' | 'close' | 'alone';
  /** `g1`, `x2`. */
  readonly name: string;
}

/** A stretch of a segment, as it stands in its text. */
export interface TaggedPiece {
  readonly text: string;
  /** null: plain words. */
  readonly tag: Tag | null;
}

const TAG = /<(\/?)([gx][1-9][0-9]{0,6})(\s?\/?)>/g;

/** A text cut at its tags. The pieces put together are the text again. */
export function taggedPieces(text: string): TaggedPiece[] {
  const pieces: TaggedPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, name = '', end = ''] = match;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), tag: null });
    at = match.index + whole.length;
    const kind =
      name.startsWith('x') || end.trim() !== '' ? 'alone' : slash === '/' ? 'close' : 'open';
    pieces.push({ text: whole, tag: { kind, name } });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), tag: null });
  return pieces;
}

/** Names of the tags of a source, in the order of their first places: the digit that puts one in. */
export const tagNames = (source: string): string[] => [
  ...new Set(taggedPieces(source).flatMap(({ tag }) => (tag === null ? [] : [tag.name]))),
];

/** The words of a segment without its tags. */
export const plainWords = (text: string): string =>
  taggedPieces(text)
    .map((piece) => (piece.tag === null ? piece.text : ''))
    .join('');

/** How a tag stands in a target. `unpaired`: its two halves do not enclose anything. */
export type TagState = 'kept' | 'missing' | 'surplus' | 'unpaired';

export interface CheckedTag {
  readonly name: string;
  readonly state: TagState;
}

/**
 * Compares the tags of a target with those of its source: first the source's, in their order, then
 * those that the source has not.
 */
export function checkTags(source: string, target: string): CheckedTag[] {
  const wanted = halves(source);
  const there = halves(target);
  const names = [...new Set([...wanted.keys(), ...there.keys()])];
  return names.map((name) => ({ name, state: stateOf(wanted.get(name), there.get(name)) }));
}

/** Marks of one tag in their order: `(`, `)` and `.` for one that stands alone. */
function halves(text: string): Map<string, string> {
  const marks = { open: '(', close: ')', alone: '.' } as const;
  const found = new Map<string, string>();
  for (const { tag } of taggedPieces(text)) {
    if (tag !== null) found.set(tag.name, (found.get(tag.name) ?? '') + marks[tag.kind]);
  }
  return found;
}

function stateOf(wanted = '', there = ''): TagState {
  if (there === wanted) return 'kept';
  if (there === '') return 'missing';
  if (there.length > wanted.length) return 'surplus';
  return there.length < wanted.length && !/[()]/.test(there) ? 'missing' : 'unpaired';
}

/**
 * Puts a tag into a text: a pair goes round what is selected.
 * @returns the text, and where the caret stands then: between the halves of an empty pair
 */
export function insertTag(
  text: string,
  [start, end]: readonly [start: number, end: number],
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, start);
  const selected = text.slice(start, end);
  const after = text.slice(end);
  if (name.startsWith('x')) {
    const tag = `<${name}/>`;
    return { text: before + tag + selected + after, caret: start + tag.length };
  }
  const [open, close] = [`<${name}>`, `</${name}>`];
  const inside = start + open.length;
  const caret = selected === '' ? inside : inside + selected.length + close.length;
  return { text: before + open + selected + close + after, caret };
}
