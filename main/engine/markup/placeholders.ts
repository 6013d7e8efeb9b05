import { REFERENCE, VARIABLE } from './placeables.ts';

/** A piece of text by its UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const ADDRESS = String.raw`(?:\b(?:https?|ftps?|file|wss?):\/\/|\bwww\.)[^\s<>"“”«»\p{Co}]{1,2000}(?<![.,;:!?…。、，\)\]\}'’])`;
const MAIL = String.raw`(?<![\p{L}\p{N}._%+\-])[\p{L}\p{N}._%+\-]{1,64}@[\p{L}\p{N}\-]{1,63}(?:\.[\p{L}\p{N}\-]{1,63}){1,8}`;

/** `{count, plural, one {# file} other {# files}}`: its parts belong together and have an order. */
const CHOICE = String.raw`\{\s?[\p{L}\p{N}_.]{1,64}\s?,\s?(?:plural|select|selectordinal)\s?,(?:[^\{\}]|\{(?:[^\{\}]|\{[^\{\}]{0,200}\}){0,1000}\}){1,1000}\}`;

const PATTERN = new RegExp([CHOICE, VARIABLE, REFERENCE, ADDRESS, MAIL].join('|'), 'gv');
/** Every placeholder has one of these, and most texts have none. */
const SIGN = /[\{%$@\&]|:\/\/|www\./v;

/**
 * Finds what no engine may touch: variables of every kind and references (`placeables.ts`), choices of ICU,
 * web addresses and e-mail addresses. Ranges are in order and do not overlap.
 */
export function findPlaceholders(text: string): TextRange[] {
  const found: TextRange[] = [];
  if (!SIGN.test(text)) return found;
  for (const match of text.matchAll(PATTERN)) {
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}
