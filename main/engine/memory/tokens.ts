import { ANGLED, isMarkupTag, REFERENCE, VARIABLE } from '../markup/placeables.ts';

/** A tag dresses text; a placeable stands for something that is put in later. */
export type TokenKind = 'tag' | 'placeable' | 'number' | 'word' | 'punctuation';

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

const FIRST_ACCELERATOR = String.raw`(?:&(?!\p{L}{2,40};)|~|(?<![\p{L}\p{N}_])_)(?=${LETTER})`;
/** Inside of a word an underline is one only where it is the only one of a short text. */
const INNER_ACCELERATOR = String.raw`(?:&(?!\p{L}{2,40};)|~|(?<=^[^_]{1,40})_(?=[^_]{1,40}$))(?=${LETTER})`;
const LETTERS = String.raw`(?:${IN_WORD}|${INNER_ACCELERATOR}){0,63}`;

/**
 * One alternative for each kind, in order of precedence: what stands in angle brackets; a placeable; the
 * key of a menu entry behind its name, `(&F)`; a number with its separators; one character of an
 * unspaced script with its marks; a word with inner apostrophes, an accelerator, and the ending that
 * may or may not be there, `file(s)`; any other visible character. The length bounds keep hostile text
 * linear.
 */
const TOKEN = new RegExp(
  [
    `(?<angled>${ANGLED})`,
    `(?<placeable>${VARIABLE}|${REFERENCE})`,
    String.raw`(?<key>[\(（][&~_][A-Za-z0-9][\)）])`,
    String.raw`(?<number>\p{N}+(?:[.,:'’\/\-]\p{N}+)*)`,
    String.raw`(?<word>${UNSPACED}\p{M}*|(?:${FIRST_ACCELERATOR})?${LETTER}${LETTERS}(?:['’ʼ]${LETTER}${LETTERS}){0,4}(?:\(${LETTER}{1,3}\))?)`,
    String.raw`(?<punctuation>\S)`,
  ].join('|'),
  'gv',
);

/** The same for texts without any sign that begins one of the first three, nor a bracket or accelerator. */
const PLAIN_TOKEN = new RegExp(
  [
    String.raw`(?<number>\p{N}+(?:[.,:'’\/\-]\p{N}+)*)`,
    String.raw`(?<word>${UNSPACED}\p{M}*|${LETTER}${IN_WORD}{0,63}(?:['’ʼ]${LETTER}${IN_WORD}{0,63}){0,4})`,
    String.raw`(?<punctuation>\S)`,
  ].join('|'),
  'gv',
);
const INTRICATE = /[<{%$@&~_(（#]/u;

const tokensOf = (text: string) => text.matchAll(INTRICATE.test(text) ? TOKEN : PLAIN_TOKEN);

/** Cuts a text into tokens; white space is left out and noted on the token that follows it. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of tokensOf(text)) {
    tokens.push({ kind: kindOf(match, text), text: match[0], spaced: match.index > end });
    end = match.index + match[0].length;
  }
  return tokens;
}

function kindOf(match: RegExpExecArray, text: string): TokenKind {
  const { angled, placeable, number, word } = match.groups ?? {};
  if (word !== undefined) return 'word';
  if (number !== undefined) return 'number';
  if (placeable !== undefined) return 'placeable';
  if (angled === undefined) return 'punctuation';
  return isMarkupTag(angled, text) ? 'tag' : 'placeable';
}

/** The words of a text with their UTF-16 offsets. */
export function placedWords(text: string): { readonly word: string; readonly start: number }[] {
  const words: { word: string; start: number }[] = [];
  for (const match of tokensOf(text)) {
    if (match.groups?.['word'] !== undefined) words.push({ word: match[0], start: match.index });
  }
  return words;
}
