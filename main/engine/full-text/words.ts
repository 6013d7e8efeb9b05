/** Scripts that are written without spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** What words are made of; the tokenizer of the index has the same categories. */
const LETTER = '\\p{L}\\p{N}\\p{Co}\\p{Mn}\\p{Mc}';

/** Character classes for patterns with the flag `v`. */
export const UNSPACED_CLASS = `[${UNSPACED}]`;
export const SPACED_CLASS = `[[${LETTER}]--[${UNSPACED}]]`;
export const OTHER_CLASS = `[^${LETTER}${UNSPACED}]`;

const RUN = new RegExp(`${UNSPACED_CLASS}+|${SPACED_CLASS}+`, 'gv');
const UNSPACED_RUN = new RegExp(`${UNSPACED_CLASS}+`, 'gv');
const IS_UNSPACED = new RegExp(`^${UNSPACED_CLASS}`, 'v');

/** Words of a folded text, and stretches of scripts that have no spaces. */
export function runs(
  folded: string,
): readonly { readonly text: string; readonly isSpaced: boolean }[] {
  return Array.from(folded.matchAll(RUN), ([text]) => ({
    text,
    isSpaced: !IS_UNSPACED.test(text),
  }));
}

/**
 * A folded text as it goes into the index, whose tokenizer knows words by the space between them:
 * stretches without spaces become pairs of characters that overlap, and the last character, so that
 * every part of them can be found.
 */
export function indexed(folded: string): string {
  return folded.replace(UNSPACED_RUN, (run) => ` ${[...pairs(run), lastOf(run)].join(' ')} `);
}

/** Pairs of characters that overlap: `東京都` gives `東京` and `京都`. */
export function pairs(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

const lastOf = (run: string): string => Array.from(run).at(-1) ?? '';
