export type TokenKind = 'tag' | 'number' | 'word' | 'punctuation';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** White space stands before it. */
  readonly spaced: boolean;
}

/** Letters of scripts that put no space between words. */
export const UNSPACED = String.raw`[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]`;

/** Inside a word: letters, marks, digits after a letter, joiners and the soft hyphen. */
export const LETTER = String.raw`[\p{L}--${UNSPACED}]`;
const IN_WORD = String.raw`[[\p{L}\p{M}\p{Nd}\u00AD\u200C\u200D]--${UNSPACED}]`;

/**
 * One alternative for each kind, in order of precedence: a markup tag; a placeholder in braces
 * (`{0}`, `{{name}}`, `${x}`) or printf form (`%s`, `%1$d`, `%(name)s`, `%@`); a number with its
 * separators; one character of an unspaced script with its marks; a word with inner apostrophes;
 * any other visible character. The length bounds keep hostile text linear.
 */
const TOKEN = new RegExp(
  [
    String.raw`(?<tag><\/?[\p{L}_][^<>]{0,2000}>|\$?\{\{?[^\{\}\n]{0,200}\}?\}|%(?:\d{1,2}\$)?(?:\([\p{L}\p{Nd}_.]{1,64}\))?(?:\.\d{1,2})?l{0,2}[sdiufgxXcoeE@](?![\p{L}\p{Nd}]))`,
    String.raw`(?<number>\p{N}+(?:[.,:'’\/\-]\p{N}+)*)`,
    String.raw`(?<word>${UNSPACED}\p{M}*|${LETTER}${IN_WORD}{0,63}(?:['’ʼ]${LETTER}${IN_WORD}{0,63}){0,4})`,
    String.raw`(?<punctuation>\S)`,
  ].join('|'),
  'gv',
);

/** Cuts a text into tokens; white space is left out and noted on the token that follows it. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ kind: kindOf(match), text: match[0], spaced: match.index > end });
    end = match.index + match[0].length;
  }
  return tokens;
}

function kindOf(match: RegExpExecArray): TokenKind {
  const { tag, number, word } = match.groups ?? {};
  if (word !== undefined) return 'word';
  if (number !== undefined) return 'number';
  return tag === undefined ? 'punctuation' : 'tag';
}

/** The words of a text with their UTF-16 offsets. */
export function placedWords(text: string): { readonly word: string; readonly start: number }[] {
  const words: { word: string; start: number }[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (kindOf(match) === 'word') words.push({ word: match[0], start: match.index });
  }
  return words;
}
