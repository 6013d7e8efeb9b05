import { LETTER, UNSPACED } from './tokens.ts';

/** What a UTF-16 unit is to the tokeniser. */
export const SPACE = 0;
export const LETTER_KIND = 1;
/** Stands only inside a word: digits, marks, joiners, the soft hyphen. */
export const DIGIT = 2;
export const MARK = 3;
export const JOINER = 4;
/** One character is a word of its own. */
export const SIGN = 5;
/** A number that is no decimal digit, `½`. */
export const OTHER_NUMBER = 6;
export const APOSTROPHE = 7;
export const PUNCTUATION = 8;
/** May begin a tag, a placeable or an accelerator, or is half of a character: the tokeniser itself must look. */
export const INTRICATE = 9;

/** Tells the kind of UTF-16 units, and remembers it. */
export function createCharacterKinds(): (unit: number) => number {
  const known = new Uint8Array(65_536).fill(UNKNOWN);
  return (unit) => {
    const kind = known[unit] ?? PUNCTUATION;
    if (kind !== UNKNOWN) return kind;
    known[unit] = kindOf(unit);
    return known[unit] ?? PUNCTUATION;
  };
}

const UNKNOWN = 255;
const UNSPACED_SIGN = new RegExp(`^${UNSPACED}$`, 'v');
const SPACED_LETTER = new RegExp(`^${LETTER}$`, 'v');

function kindOf(unit: number): number {
  const character = String.fromCharCode(unit);
  if ('<{%$@&~_'.includes(character) || (unit >= 0xd800 && unit < 0xe000)) return INTRICATE;
  if (/\s/.test(character)) return SPACE;
  if (UNSPACED_SIGN.test(character)) return SIGN;
  if (SPACED_LETTER.test(character)) return LETTER_KIND;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  if (/\p{N}/u.test(character)) return OTHER_NUMBER;
  if (/\p{M}/u.test(character)) return MARK;
  if (/[\u00AD\u200C\u200D]/.test(character)) return JOINER;
  return /['’ʼ]/.test(character) ? APOSTROPHE : PUNCTUATION;
}
