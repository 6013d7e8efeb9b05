import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter, DocumentWarning, Extraction, Merged } from '../document-filter.ts';
import { DOCX_TYPE, writePlainDocx } from '../fonts/plain-docx.ts';
import { createFaces, sampleOf } from '../fonts/faces.ts';
import { EXTENSIONS } from '../format-of.ts';
import { isChanged, requireUnits, tagsMoved } from '../inline/spliced-extraction.ts';
import { fitPieces, readPieces } from '../inline/unit-text.ts';
import { writeXmlText } from '../inline/xml-text.ts';
import { drawText, LOOK } from './draw-text.ts';
import { openPictureReader } from './ocr/tesseract.ts';
import { readPictureFile } from './picture-file.ts';
import { textAreasOf } from './text-areas.ts';

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
    if (areas.length === 0) throw new DocumentRefusal('empty', 'no words were found in the picture');
    const units = areas.map((area, at) => ({ id: `a${at + 1}`, text: writeXmlText(area.text) }));
    requireUnits(units);
    const sample = sampleOf(target);
    const faces = createFaces(surroundings);
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
      if (!isDrawable || missing !== '') {
        const bytes = await writePlainDocx(
          drawn.map(({ plain }) => plain),
          target,
        );
        if (isDrawable) said.push({ code: 'no-font' });
        return { bytes, extension: 'docx', type: DOCX_TYPE, warnings: said };
      }
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
