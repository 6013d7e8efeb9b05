import type { Chunk } from '../chunks.ts';

/** Longest context from one side, in UTF-16 units: text without sentence ends has no short one. */
export const LONGEST_NEIGHBOUR = 1000;

/** How far sentences are looked for. */
const REACH = 4000;

/**
 * The sentences around a chunk, which are sent as context and never translated.
 * @param count sentences on each side
 * @param sentences starts of the sentences of a piece, in order
 */
export function neighbours(
  text: string,
  { start, end }: Chunk,
  count: number,
  sentences: (piece: string) => readonly number[],
): { readonly before: string; readonly after: string } {
  if (count === 0) return { before: '', after: '' };
  const ahead = text.slice(Math.max(0, start - REACH), start).trimEnd();
  const behind = text.slice(end, end + REACH).trimStart();
  const before = ahead.slice(startsOf(ahead, sentences).at(-count) ?? 0).slice(-LONGEST_NEIGHBOUR);
  const after = behind.slice(0, startsOf(behind, sentences)[count] ?? behind.length);
  return {
    before: wholeCharacters(before).trim(),
    after: wholeCharacters(after.slice(0, LONGEST_NEIGHBOUR)).trim(),
  };
}

/** Starts of all sentences, the first one included. */
function startsOf(piece: string, sentences: (piece: string) => readonly number[]): number[] {
  return [0, ...sentences(piece).filter((start) => start > 0)];
}

/** Drops the half of a surrogate pair that a cut left at either end. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
