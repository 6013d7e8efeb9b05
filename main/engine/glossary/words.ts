/** A word, a single character of a script that is written without spaces, white space, or a sign. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Folded for comparing: composed, lower case, straight apostrophe, one space. */
  readonly folded: string;
}

// Where these end a word is for `word-edges.ts` to say.
const SINGLE = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const WORD = new RegExp(
  String.raw`[\p{L}&&${SINGLE}]\p{M}*|(?:[[\p{L}\p{N}\p{Pc}]--${SINGLE}]\p{M}*)+|\s+|[^]`,
  'vy',
);

/** Cuts a text into words; together they cover it. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (let start = 0; start < text.length;) {
    const plain = endOfPlainWord(text, start);
    const end = plain === start ? endOfWord(text, start) : plain;
    const word = text.slice(start, end);
    words.push({ start, end, folded: plain === start ? fold(word) : word.toLowerCase() });
    start = end;
  }
  return words;
}

function endOfWord(text: string, start: number): number {
  WORD.lastIndex = start;
  WORD.test(text);
  return WORD.lastIndex;
}

/**
 * The end of the word of ASCII letters, digits and underlines that begins here; `start` where there
 * is none, or where it goes on with other characters. Most words are such, and this is much faster
 * than the expression.
 */
function endOfPlainWord(text: string, start: number): number {
  let at = start;
  while (isPlain(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) >= 0x80 ? start : at;
}

const isPlain = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f;

function fold(word: string): string {
  if (/^\s/.test(word)) return ' ';
  return word.normalize('NFC').replaceAll('’', "'").toLowerCase();
}
