import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib';
import { readNumbers, readOperations } from './content-tokens.ts';

/** What a font's own dictionary tells of the letters that are drawn with it. */
export interface FontEvidence {
  /** Without the mark of a subset. */
  readonly name: string;
  /** Whether it says which letter a code stands for; `perhaps` where that has to be judged by the text. */
  readonly saysLetters: 'yes' | 'perhaps' | 'no';
  readonly hasToUnicode: boolean;
  /** What its glyphs are where they are content of their own; `letters` for every other font. */
  readonly drawings: 'letters' | 'coloured' | 'bars';
  /** Whether it is said to have letters of one width, as a typewriter has. */
  readonly isFixedPitch: boolean;
  /** Bytes of a code; null where codes may have several lengths. */
  readonly codeBytes: 1 | 2 | null;
}

/** Names that number glyphs instead of naming letters. */
const NUMBERED =
  /^(?:[gGcCaA]\d+|(?:cid|glyph|index|gid|char)[-_]?\d+|[gG][0-9a-fA-F]{2,4}|C\d+_\d+|H\d{5}|x[0-9a-fA-F]{2,4})$/;
const LETTER_ENCODINGS: ReadonlySet<string> = new Set(
  ['WinAnsi', 'MacRoman', 'Standard', 'MacExpert'].map((name) => `${name}Encoding`),
);
const EAST_ASIAN = /^(?:GB1|CNS1|Japan1|Korea1|KR)$/;
/** Flags of a font (ISO 32000-1, table 123). */
const [FIXED_PITCH, SYMBOLIC] = [1, 4];
/** Operators that choose a colour or place a picture; a letter takes the colour of its text. */
const COLOURED: ReadonlySet<string> = new Set('rg RG g G k K cs CS sc SC scn SCN sh Do'.split(' '));
/** What else a drawing of bars may hold. */
const BARE: ReadonlySet<string> = new Set('d0 d1 q Q f F f*'.split(' '));
/** So many drawings of a font are looked at. */
const MOST_DRAWINGS = 64;

/** Reads the dictionaries of fonts, each once. */
export function createEvidence(
  context: PDFContext,
): (font: PDFObject | null) => FontEvidence | null {
  const known = new Map<PDFObject, FontEvidence | null>();
  return (font) => {
    if (font === null) return null;
    const found = known.get(font);
    if (found !== undefined) return found;
    const dict = font instanceof PDFRef ? context.lookup(font) : font;
    const evidence = dict instanceof PDFDict ? evidenceOf(dict) : null;
    known.set(font, evidence);
    return evidence;
  };
}

function evidenceOf(font: PDFDict): FontEvidence {
  const subtype = nameOf(font.lookup(PDFName.of('Subtype')));
  const hasToUnicode = font.lookup(PDFName.of('ToUnicode')) instanceof PDFStream;
  const encoding = font.lookup(PDFName.of('Encoding'));
  const name = nameOf(font.lookup(PDFName.of('BaseFont'))).replace(/^[A-Z]{6}\+/, '');
  const isComposite = subtype === 'Type0';
  const says = isComposite ? compositeSays(font, encoding) : simpleSays(font, encoding, subtype);
  const isTwoBytes = encoding instanceof PDFName && /^Identity|UCS2|UTF16/.test(nameOf(encoding));
  return {
    name,
    saysLetters: hasToUnicode ? 'yes' : says,
    hasToUnicode,
    drawings: subtype === 'Type3' ? drawingsOf(font) : 'letters',
    isFixedPitch: (flagsOf(font) & FIXED_PITCH) !== 0,
    codeBytes: isComposite ? (isTwoBytes ? 2 : null) : 1,
  };
}

const nameOf = (value: PDFObject | undefined) =>
  value instanceof PDFName ? value.decodeText() : '';

/** By a collection of letters that is known; numbers of glyphs say nothing. */
function compositeSays(font: PDFDict, encoding: PDFObject | undefined): 'yes' | 'no' {
  if (encoding instanceof PDFName && !nameOf(encoding).startsWith('Identity')) return 'yes';
  const descendants = font.lookup(PDFName.of('DescendantFonts'));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : null;
  const info =
    descendant instanceof PDFDict ? descendant.lookup(PDFName.of('CIDSystemInfo')) : null;
  const ordering = info instanceof PDFDict ? info.lookup(PDFName.of('Ordering')) : undefined;
  const text = ordering === undefined ? '' : ordering.toString().replace(/[()<>]/g, '');
  return EAST_ASIAN.test(text) ? 'yes' : 'no';
}

function simpleSays(
  font: PDFDict,
  encoding: PDFObject | undefined,
  subtype: string,
): 'yes' | 'perhaps' {
  if (encoding instanceof PDFName) {
    return LETTER_ENCODINGS.has(nameOf(encoding)) ? 'yes' : 'perhaps';
  }
  if (encoding instanceof PDFDict) {
    const list = encoding.lookup(PDFName.of('Differences'));
    const names =
      list instanceof PDFArray
        ? list.asArray().filter((entry): entry is PDFName => entry instanceof PDFName)
        : [];
    const numbered = names.filter((entry) => NUMBERED.test(entry.decodeText())).length;
    if (names.length > 0) return numbered * 3 < names.length ? 'yes' : 'perhaps';
    return nameOf(encoding.lookup(PDFName.of('BaseEncoding'))) === '' ? 'perhaps' : 'yes';
  }
  return (flagsOf(font) & SYMBOLIC) !== 0 || subtype === 'Type3' ? 'perhaps' : 'yes';
}

function flagsOf(font: PDFDict): number {
  const descriptor = font.lookup(PDFName.of('FontDescriptor'));
  const flags = descriptor instanceof PDFDict ? descriptor.lookup(PDFName.of('Flags')) : null;
  return flags instanceof PDFNumber ? flags.asNumber() : 0;
}

function drawingsOf(font: PDFDict): FontEvidence['drawings'] {
  const drawings = font.lookup(PDFName.of('CharProcs'));
  if (!(drawings instanceof PDFDict)) return 'letters';
  const contents = drawings
    .keys()
    .slice(0, MOST_DRAWINGS)
    .map((key) => contentOf(drawings.lookup(key)))
    .filter((content) => content !== null);
  if (contents.some(isColoured)) return 'coloured';
  const drawn = contents.filter((content) =>
    [...readOperations(content)].some(({ operator }) => operator !== 'd0' && operator !== 'd1'),
  );
  return drawn.length > 1 && drawn.every(isOfBars) ? 'bars' : 'letters';
}

function contentOf(stream: PDFObject | undefined): Uint8Array | null {
  try {
    return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : null;
  } catch {
    // A drawing that cannot be unpacked is nothing that viewers would show.
    return null;
  }
}

function isColoured(content: Uint8Array): boolean {
  let hasOwn = false;
  for (const { operator } of readOperations(content)) {
    // `d1` says that the drawing has no colour of its own.
    if (operator === 'd1') return false;
    if (operator === 'd0') hasOwn = true;
    else if (hasOwn && COLOURED.has(operator)) return true;
  }
  return false;
}

/** Rectangles of one height side by side, and nothing else. */
function isOfBars(content: Uint8Array): boolean {
  const heights = new Set<string>();
  let bars = 0;
  for (const { operator, operands } of readOperations(content)) {
    if (operator === 're') {
      const [, y = 0, width = 0, height = 0] = readNumbers(content, operands);
      if (Math.abs(width) > Math.abs(height)) return false;
      heights.add(`${y} ${height}`);
      bars += 1;
    } else if (!BARE.has(operator)) return false;
  }
  return bars > 1 && heights.size === 1;
}
