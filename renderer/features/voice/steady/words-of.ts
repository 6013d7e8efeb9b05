/** Scripts that are written without spaces: each letter stands for itself. */
const DENSE =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const WORD = new RegExp(`\\s*(?:[${DENSE}][\\p{M}\\p{P}]*|[^\\s${DENSE}]+)`, 'gu');
const IS_DENSE = new RegExp(`[${DENSE}]`, 'u');

/** The words of a text with the space before each, so that joining them gives the text again. */
export const wordsOf = (text: string): readonly string[] => text.trim().match(WORD) ?? [];

/**
 * How many words stand before the last ones.
 * @param last words at the end; two letters of a script without spaces count as one
 */
export function countBefore(words: readonly string[], last: number): number {
  let left = last;
  let count = words.length;
  while (count > 0 && left > 0) {
    left -= IS_DENSE.test(words[count - 1] ?? '') ? 0.5 : 1;
    count -= 1;
  }
  return count;
}

/** How many words two lists have in common from their beginning. */
export function sharedCount(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count]?.trim() === other[count]?.trim()) count += 1;
  return count;
}
