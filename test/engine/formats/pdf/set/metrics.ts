import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** The families' faces as far as the set needs them. */
export type Face = 'sans' | 'sansBold' | 'serif' | 'serifBold' | 'serifItalic' | 'mono';

export const FACES: Readonly<Record<Face, StandardFonts>> = {
  sans: StandardFonts.Helvetica,
  sansBold: StandardFonts.HelveticaBold,
  serif: StandardFonts.TimesRoman,
  serifBold: StandardFonts.TimesRomanBold,
  serifItalic: StandardFonts.TimesRomanItalic,
  mono: StandardFonts.Courier,
};

const document = await PDFDocument.create();
const fonts = new Map(
  await Promise.all(
    Object.entries(FACES).map(
      async ([face, name]) => [face, await document.embedFont(name)] as const,
    ),
  ),
);

/** In points, letters as wide as they are alone. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  for (const letter of text) width += advanceOf(letter, face);
  return width * size;
}

const advances = new Map<string, number>();

function advanceOf(letter: string, face: Face): number {
  const key = face + letter;
  const known = advances.get(key) ?? fonts.get(face)?.widthOfTextAtSize(letter, 1) ?? 0;
  advances.set(key, known);
  return known;
}

/** The bytes of a text in Windows' code page, as a string of hexadecimal digits. */
export function hexOf(text: string): string {
  return fonts.get('sans')?.encodeText(text).asString() ?? '';
}
