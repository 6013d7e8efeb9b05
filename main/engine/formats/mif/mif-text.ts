import type { SourcePiece } from '../inline/source-piece.ts';

const ESCAPE = /\\(?:x[0-9a-fA-F]{1,4} ?|[\s\S]|$)|<\$[^<>\\]{0,200}(?:\\>|>)/g;
const READ: Readonly<Record<string, string>> = {
  '\\>': '>',
  '\\q': "'",
  '\\Q': '`',
  '\\\\': '\\',
  '\\t': '\t',
};
/** Characters by number, in FrameMaker's own set. */
const NUMBERED: Readonly<Record<number, string>> = {
  0x08: '\t',
  0x10: '\u2007',
  0x11: '\u00A0',
  0x12: '\u2009',
  0x13: '\u2002',
  0x14: '\u2003',
  0x15: '\u2011',
  0xa5: '\u2022',
  0xd0: '\u2013',
  0xd1: '\u2014',
  0xd2: '\u201C',
  0xd3: '\u201D',
  0xd4: '\u2018',
  0xd5: '\u2019',
};
const WRITTEN: Readonly<Record<string, string>> = {
  '>': '\\>',
  "'": '\\q',
  '`': '\\Q',
  '\\': '\\\\',
  '\t': '\\t',
};

/**
 * The pieces of a MIF string at these offsets. Characters that only FrameMaker has, as hyphens that
 * are not shown, and building blocks (`<$paranum\>`) are no text.
 */
export function mifTextPieces(source: string, start: number, end: number): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let at = start;
  const literal = (to: number) => {
    if (to > at) pieces.push({ kind: 'text', start: at, end: to, text: source.slice(at, to) });
  };
  for (const match of source.slice(start, end).matchAll(ESCAPE)) {
    const from = start + match.index;
    literal(from);
    at = from + match[0].length;
    const text = READ[match[0]] ?? NUMBERED[Number.parseInt(match[0].slice(2), 16)];
    if (text === undefined) pieces.push({ kind: 'alone', start: from, end: at, pair: null });
    else pieces.push({ kind: 'text', start: from, end: at, text, isReference: true });
  }
  literal(end);
  return pieces;
}

/** Text as it stands in a MIF string. */
export function writeMifText(text: string): string {
  return text
    .replace(/[\n\r]+/g, ' ')
    .replace(/[>'`\\\t]/g, (character) => WRITTEN[character] ?? character);
}

/** What `<Char …>` statements stand for where Unicode has a character for it. */
export const MIF_CHARACTERS: Readonly<Record<string, string>> = {
  HardSpace: '\u00A0',
  HardHyphen: '\u2011',
  NumberSpace: '\u2007',
  ThinSpace: '\u2009',
  EnSpace: '\u2002',
  EmSpace: '\u2003',
  EnDash: '\u2013',
  EmDash: '\u2014',
  Bullet: '\u2022',
  Dagger: '\u2020',
  DoubleDagger: '\u2021',
  Cent: '\u00A2',
  Pound: '\u00A3',
  Yen: '\u00A5',
};
