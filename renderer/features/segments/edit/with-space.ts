import type { Insertion } from './insert-at-caret.ts';

/** A word that comes right behind another one gets a space, where the script has spaces. */
export const withSpace =
  (word: string): Insertion =>
  (text, [start, end]) => {
    const before = text.slice(0, start);
    const needsSpace = SPACED_END.test(before) && SPACED_START.test(word);
    const put = needsSpace ? ` ${word}` : word;
    return { text: before + put + text.slice(end), caret: start + put.length };
  };

const SPACED = String.raw`[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]`;
/** Ends with a letter or digit of a script that has spaces between words. */
export const SPACED_END = new RegExp(`${SPACED}\\p{M}*$`, 'v');
export const SPACED_START = new RegExp(`^${SPACED}`, 'v');
