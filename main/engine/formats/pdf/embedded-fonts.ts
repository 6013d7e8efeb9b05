import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { fontkit } from '../fonts/fontkit.ts';
import type { Face } from '../fonts/face.ts';

/** Fonts that are embedded in the document, each once and only with the letters that are used. */
export interface EmbeddedFonts {
  get(face: Face): Promise<PDFFont>;
}

export function createEmbeddedFonts(document: PDFDocument): EmbeddedFonts {
  document.registerFontkit({ create: openFont });
  const fonts = new Map<string, Promise<PDFFont>>();
  return {
    get: (face) => {
      const { id, bytes, postscriptName } = face;
      const known =
        fonts.get(id) ??
        document.embedFont(bytes, {
          subset: true,
          ...(postscriptName === null ? {} : { postscriptName }),
        });
      fonts.set(id, known);
      return known;
    },
  };
}

/** Of an offset in a CFF font. */
const OFFSET_BYTES = 4;

/**
 * The writer takes an `encode` of the subset for one without parameters, which newer versions of the
 * font library have; this one's writes to a stream that it is given. So it is hidden.
 */
function openFont(bytes: Uint8Array, postscriptName?: string) {
  const font = fontkit.create(bytes, postscriptName);
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    return {
      ...('cff' in subset ? { cff: subset.cff } : {}),
      includeGlyph: (glyph) => subset.includeGlyph(glyph),
      encodeStream: () => {
        const stream = subset.encodeStream();
        // The header of a CFF font says how wide its offsets are; the library writes the length there.
        let isHeader = 'cff' in subset;
        stream.on('data', (bytes) => {
          if (isHeader) bytes.set([OFFSET_BYTES], 3);
          isHeader = false;
        });
        return stream;
      },
    };
  };
  return font;
}
