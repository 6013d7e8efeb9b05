/** A word, a single character of a script that is written without spaces, white space, or a sign. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Folded for comparing: composed, lower case, straight apostrophe, one space. */
  readonly folded: string;
}

// Korean puts particles right behind its nouns, so it is searched by character like Chinese.
const SINGLE = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const WORD = new RegExp(
  String.raw`[\p{L}&&${SINGLE}]\p{M}*|(?:[[\p{L}\p{N}\p{Pc}]--${SINGLE}]\p{M}*)+|\s+|[^]`,
  'gv',
);

/** Cuts a text into words; together they cover it. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

function fold(word: string): string {
  if (/^\s/.test(word)) return ' ';
  return word.normalize('NFC').replaceAll('’', "'").toLowerCase();
}
