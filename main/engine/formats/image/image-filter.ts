import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter, DocumentWarning, Extraction, Merged } from '../document-filter.ts';
import { createFaces, sampleOf } from '../fonts/faces.ts';
import { EXTENSIONS } from '../format-of.ts';
import { isChanged, requireUnits, tagsMoved } from '../inline/spliced-extraction.ts';
import { fitPieces, readPieces } from '../inline/unit-text.ts';
import { writeXmlText } from '../inline/xml-text.ts';
import { DOCX_TYPE, writeDocx } from '../pdf/write-docx.ts';
import type { DocxPage, DocxParagraph } from '../pdf/write-docx.ts';
import { drawText, LOOK } from './draw-text.ts';
import { openPictureReader } from './ocr/tesseract.ts';
import type { Picture } from './picture.ts';
import { readPictureFile } from './picture-file.ts';
import { textAreasOf } from './text-areas.ts';
import type { TextArea } from './text-areas.ts';
import { writePicture } from './write-picture.ts';

/** Points: A4. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const TEXT_SIZE = 11;

const TYPES = { jpeg: 'image/jpeg', png: 'image/png' } as const;

/**
 * Pictures of text: read by an installed program, the translation laid over. A language that no font
 * can draw makes a Word document instead.
 */
export const imageFilter: DocumentFilter = {
  id: 'image',
  extensions: EXTENSIONS.image,
  type: TYPES.jpeg,
  async extract(input, { source, target, surroundings, signal }): Promise<Extraction> {
    const file = readPictureFile(input);
    const reader = await openPictureReader(surroundings, source, signal);
    const areas = textAreasOf(await reader.read(file.picture, file.dotsPerInch));
    if (areas.length === 0)
      throw new DocumentRefusal('empty', 'no words were found in the picture');
    const units = areas.map((area, at) => ({ id: `a${at + 1}`, text: writeXmlText(area.text) }));
    requireUnits(units);
    const sample = sampleOf(target);
    const faces = createFaces(surroundings, target);
    const isDrawable =
      sample === null || (await faces.prepare([{ text: sample, look: LOOK }])) === '';
    const warnings: DocumentWarning[] = [
      { code: 'picture-read' },
      ...(reader.isExact ? [] : [{ code: 'read-as-other-language' }]),
      ...(isDrawable ? [] : [{ code: 'no-font' }]),
      ...file.warnings,
    ];
    const merge = async (texts: ReadonlyMap<string, string>): Promise<Merged> => {
      const extension = file.kind === 'png' ? 'png' : 'jpg';
      const type = TYPES[file.kind];
      if (!isChanged(units, texts)) return { bytes: input, extension, type, warnings: [] };
      const said: DocumentWarning[] = [];
      const drawn = units.map(({ id, text }) => {
        const { pieces, kept } = fitPieces(readPieces(text), texts.get(id) ?? text);
        if (!kept) said.push(tagsMoved(id));
        const plain = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
        return { id, plain, isOwn: (texts.get(id) ?? text) === text };
      });
      const missing = await faces.prepare(drawn.map(({ plain }) => ({ text: plain, look: LOOK })));
      // Signs may be lost; without its letters a text cannot be read.
      if (!isDrawable || /\p{L}/u.test(missing)) {
        const page = docxPage(file.picture, areas, drawn);
        const bytes = await writeDocx([page], target);
        if (isDrawable) said.push({ code: 'no-font' });
        return { bytes, extension: 'docx', type: DOCX_TYPE, warnings: said };
      }
      if (missing !== '') said.push({ code: 'letters-missing' });
      const picture = { ...file.picture, data: file.picture.data.slice() };
      for (const [at, { id, plain, isOwn }] of drawn.entries()) {
        const area = areas[at];
        if (area === undefined || isOwn) continue;
        const fits = drawText(picture, area, plain, areas, faces, target);
        if (!fits) said.push({ code: 'text-overflows', place: id });
      }
      return { bytes: file.write(picture), extension, type, warnings: said };
    };
    return { units, warnings, merge };
  },
};

/** The picture as it is, and the texts below it. */
function docxPage(
  picture: Picture,
  areas: readonly TextArea[],
  texts: readonly { readonly plain: string }[],
): DocxPage {
  const width = PAGE.width - 2 * PAGE.margin;
  const shown = { width, height: (width * picture.height) / picture.width };
  return {
    ...PAGE,
    items: [
      { kind: 'picture', ...writePicture(picture), ...shown },
      ...texts.map(({ plain }, at): DocxParagraph => ({
        kind: 'paragraph',
        spans: [{ text: plain, look: LOOK }],
        size: TEXT_SIZE,
        alignment: areas[at]?.alignment ?? 'left',
        indent: 0,
        heading: null,
        marker: null,
      })),
    ],
  };
}
