import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib';
import type { InlineSign } from '../fonts/atoms.ts';
import { createEvidence } from './font-evidence.ts';
import { showsIn } from './page-content.ts';
import type { ContentPart } from './page-content.ts';

/** What draws a sign again: its font, as the page's resources may name it, and its codes. */
export interface DrawnSign {
  readonly font: PDFObject;
  /** Hexadecimal. */
  readonly codes: string;
}

/** The glyphs of signs among the text operators of a page; null for one that is not found there. */
export function signsOf(
  part: ContentPart,
  context: PDFContext,
): (sign: InlineSign) => DrawnSign | null {
  const shows = showsIn(part);
  const evidenceOf = createEvidence(context);
  return ({ show: index, from, to }) => {
    const found = shows[index];
    const font = found?.show.font ?? null;
    const codeBytes = evidenceOf(font)?.codeBytes ?? null;
    if (found === undefined || font === null || codeBytes === null) return null;
    const strings = found.show.operands.map(([start, end]) =>
      stringOf(found.bytes.subarray(start, end)),
    );
    const codes = Buffer.concat(strings).subarray(from * codeBytes, to * codeBytes);
    return codes.length === 0 ? null : { font, codes: codes.toString('hex') };
  };
}

/** The bytes of a string as content streams write it; none for another operand. */
function stringOf(token: Uint8Array): Uint8Array {
  const text = Buffer.from(token).toString('latin1');
  if (text.startsWith('(')) return PDFString.of(text.slice(1, -1)).asBytes();
  const isHex = text.startsWith('<') && !text.startsWith('<<');
  return isHex ? PDFHexString.of(text.slice(1, -1)).asBytes() : new Uint8Array();
}
