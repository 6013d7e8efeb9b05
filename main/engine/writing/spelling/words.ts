import type { TextRange } from '../../markup/placeholders.ts';
import { touches } from '../edit.ts';

/** A word of a text that can be looked up. */
export interface PlacedWord extends TextRange {
  readonly word: string;
  /** Something of its sentence comes before it. */
  readonly isInside: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)*/gu;
const MOST_LETTERS = 60;
/** One more of these and it is no slip but a name that the writer knows. */
const OFTEN = 3;

/**
 * The words of a text that may be misspelt: none that is kept, all in capitals, with a capital inside,
 * with a digit, with letters of another script, of a single letter, or that comes again and again.
 */
export function wordsToCheck(
  text: string,
  kept: readonly TextRange[],
  sentenceStarts: ReadonlySet<number>,
): PlacedWord[] {
  const found: PlacedWord[] = [];
  const counts = new Map<string, number>();
  let next = 0;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    while ((kept[next]?.end ?? Infinity) <= start) next += 1;
    if (touches({ start, end }, kept.slice(next, next + 1))) continue;
    if (!mayBeMisspelt(word) || /[\p{N}_]/u.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    found.push({ start, end, word, isInside: !sentenceStarts.has(start) });
  }
  return found.filter(({ word }) => (counts.get(word) ?? 0) < OFTEN);
}

function mayBeMisspelt(word: string): boolean {
  if (word.length < 2 || word.length > MOST_LETTERS) return false;
  if (!/^[\p{Script=Latin}\p{M}'’-]+$/u.test(word)) return false;
  return !/[\p{Ll}\p{Lu}]\p{Lu}/u.test(word.normalize('NFC').replace(/[-'’]\p{Lu}/gu, 'x'));
}
