/** What one private-use character of a coded text stands for. */
export interface Code {
  /** `kept`: a placeholder, a glossary term, or a private-use character of the text itself. */
  readonly kind: 'open' | 'close' | 'alone' | 'kept';
  /** What is written in its place, already escaped. */
  readonly raw: string;
  /** Index of the other tag of the pair. */
  readonly partner: number | null;
}

/**
 * Text in which everything that an engine must neither change nor lose is one character of the
 * private-use planes 15 and 16. The engine may move it.
 */
export interface CodedText {
  readonly text: string;
  readonly codes: readonly Code[];
}

const FIRST = 0xf0000;
const PLANE = 0xfffe;

/** Matches every character that stands for a code. */
export const CODE_CHARACTER = /[\u{F0000}-\u{10FFFF}]/gu;

/** Whether a character stands for a code. */
export function isCode(character: string): boolean {
  return (character.codePointAt(0) ?? 0) >= FIRST;
}

/** The character for the code at this index, 0 to 131,066. */
export function codeCharacter(index: number): string {
  const point = index < PLANE ? FIRST + index : FIRST + 0x10000 + index - PLANE;
  if (point >= 0x10fffd) throw new RangeError('Too many tags and placeholders in one segment.');
  return String.fromCodePoint(point);
}

/** The index of the code that a character stands for. */
export function codeIndex(character: string): number {
  const offset = (character.codePointAt(0) ?? FIRST) - FIRST;
  return offset < 0x10000 ? offset : offset - 0x10000 + PLANE;
}

/** Puts the codes back; `write` escapes the text between them. */
export function restoreCodes(
  text: string,
  codes: readonly Code[],
  write: (text: string) => string,
): string {
  let result = '';
  let at = 0;
  for (const match of text.matchAll(CODE_CHARACTER)) {
    result += write(text.slice(at, match.index)) + (codes[codeIndex(match[0])]?.raw ?? '');
    at = match.index + match[0].length;
  }
  return result + write(text.slice(at));
}

/** Whether a translation has every code once and its tags still nest. */
export function keepsCodes(text: string, { codes }: CodedText): boolean {
  const found = Array.from(text.matchAll(CODE_CHARACTER), (match) => codeIndex(match[0]));
  if (found.length !== codes.length || new Set(found).size !== found.length) return false;
  if (found.some((index) => index >= codes.length)) return false;
  const tags = found.filter(
    (index) => codes[index]?.kind === 'open' || codes[index]?.kind === 'close',
  );
  if (tags.some((index) => codes[index]?.partner === null)) {
    return tags.every((index, place) => place === 0 || index > (tags[place - 1] ?? -1));
  }
  const open: number[] = [];
  return tags.every((index) => {
    const code = codes[index];
    if (code?.kind === 'open') return open.push(index) > 0;
    return open.pop() === code?.partner;
  });
}

/**
 * Leaves only some of the codes, numbered anew.
 * @param instead what is written in the place of the others, by their index
 * @returns with the index that each code had before
 */
export function pickCodes(
  { text, codes }: CodedText,
  wanted: (code: Code, index: number) => boolean,
  instead: (index: number) => string,
): { readonly coded: CodedText; readonly indexes: readonly number[] } {
  const indexes = [...codes.keys()].filter((index) => {
    const code = codes[index];
    return code !== undefined && wanted(code, index);
  });
  const numbers = new Map(indexes.map((index, number) => [index, number]));
  const picked = codes
    .filter((_, index) => numbers.has(index))
    .map((code) => ({
      ...code,
      partner: code.partner === null ? null : (numbers.get(code.partner) ?? null),
    }));
  const written = text.replace(CODE_CHARACTER, (character) => {
    const index = codeIndex(character);
    const number = numbers.get(index);
    return number === undefined ? instead(index) : codeCharacter(number);
  });
  return { coded: { text: written, codes: picked }, indexes };
}

/** A range of a text and what is written in its place. */
export interface Kept {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** For what must stay in pairs or in order; `partner` is an index among the ranges. */
  readonly tag?: { readonly kind: 'open' | 'close' | 'alone'; readonly partner: number | null };
}

/** Replaces ranges, in order and apart from each other, by codes. None may cut a code in two. */
export function keep(coded: CodedText, ranges: readonly Kept[]): CodedText {
  const codes = [...coded.codes];
  let text = '';
  let at = 0;
  const first = codes.length;
  for (const { start, end, raw, tag } of ranges) {
    text += coded.text.slice(at, start) + codeCharacter(codes.length);
    const partner = typeof tag?.partner === 'number' ? first + tag.partner : null;
    codes.push({ kind: tag?.kind ?? 'kept', raw, partner });
    at = end;
  }
  return { text: text + coded.text.slice(at), codes };
}
