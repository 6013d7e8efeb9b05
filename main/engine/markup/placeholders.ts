import { VARIABLE } from './placeables.ts';

/** A piece of text by its UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const ADDRESS = String.raw`(?:\b(?:https?|ftps?|file|wss?):\/\/|\bwww\.)[^\s<>"“”«»\p{Co}]{1,2000}(?<![.,;:!?…。、，\)\]\}'’])`;
const MAIL = String.raw`(?<![\p{L}\p{N}._%+\-])[\p{L}\p{N}._%+\-]{1,64}@[\p{L}\p{N}\-]{1,63}(?:\.[\p{L}\p{N}\-]{1,63}){1,8}`;

const PATTERN = [VARIABLE, ADDRESS, MAIL].join('|');

/**
 * Finds what no engine may touch: variables of every kind (`placeables.ts`),
 * web addresses and e-mail addresses. Ranges are in order and do not overlap.
 */
export function findPlaceholders(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.matchAll(new RegExp(PATTERN, 'gv'))) {
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}
