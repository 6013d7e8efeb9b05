import type {
  DocumentFilter,
  DocumentWarning,
  ExtractOptions,
  Extraction,
  Unit,
} from '../document-filter.ts';
import { createFaces, sampleOf } from '../fonts/faces.ts';
import { EXTENSIONS } from '../format-of.ts';
import { isChanged, requireUnits } from '../inline/spliced-extraction.ts';
import { readPieces } from '../inline/unit-text.ts';
import { writeXmlText } from '../inline/xml-text.ts';
import { DOCX_TYPE } from './write-docx.ts';
import { docxOfPages } from './docx-of-pages.ts';
import { bookmarksOf } from './bookmarks.ts';
import { checkStreams } from './check-streams.ts';
import { findLosses } from './losses.ts';
import { openPdf, withoutProtection } from './open-pdf.ts';
import { orDamaged } from './or-damaged.ts';
import { notesOn } from './places.ts';
import { requirePdf } from './require-pdf.ts';
import { readPdf, placeOf } from './read-pdf.ts';
import type { TranslatedBlock } from './translated-block.ts';
import { hasWords, toUnitText, fromUnitText } from './unit-text.ts';
import { keepUnwritable } from './unwritable.ts';
import { writePdf } from './write-pdf.ts';
import { append } from '../../../system/long-lists.ts';

const TYPE = 'application/pdf';
/** Where more of the text than this part could not be written, a Word document serves better. */
const MOST_KEPT = 0.5;

/**
 * PDF documents (ISO 32000-1). The text of each paragraph is cut out of its page and its translation
 * drawn in the same place; everything else of the page stays. Or a Word document is made of it.
 */
export const pdfFilter: DocumentFilter = {
  id: 'pdf',
  extensions: EXTENSIONS.pdf,
  type: TYPE,
  extract: (input, options) => orDamaged(options.signal, () => extractPdf(input, options)),
};

async function extractPdf(given: Uint8Array, options: ExtractOptions): Promise<Extraction> {
  const { target, outputFormat, surroundings, signal, watermark } = options;
  requirePdf(given);
  const { bytes: input, wasProtected } = await withoutProtection(given);
  await checkStreams(input, signal);
  const read = await readPdf(input, options);
  const document = await openPdf(input);
  const bookmarks = bookmarksOf(document).map(({ title }, at) => ({ id: `o${at + 1}`, title }));
  const units: Unit[] = [];
  const blocks = read.pages.flatMap((page) =>
    page.blocks.map((block, at): TranslatedBlock => {
      if (!hasWords(block.spans)) return { page, block, unit: null };
      const unit = toUnitText(block.spans);
      const id = `p${page.number}-${at + 1}`;
      units.push({ id, text: unit.text, place: placeOf(page.number) });
      return { page, block, unit: { ...unit, id } };
    }),
  );
  for (const { id, title } of bookmarks) {
    if (/\p{L}{2}/u.test(title)) units.push({ id, text: writeXmlText(title), place: 'bookmarks' });
  }
  requireUnits(units);
  const faces = createFaces(surroundings, target);
  const sample = sampleOf(target);
  const plain = { family: 'sans', bold: false, italic: false } as const;
  if (sample !== null) await faces.prepare([{ text: sample, look: plain }]);
  const isDrawable = sample === null || faces.canWrite(sample, plain);
  const wantsDocx = outputFormat === 'docx';
  const lossesOf = (isDocx: boolean): DocumentWarning[] => [
    ...(isDocx && !wantsDocx ? [{ code: 'no-font' }] : []),
    ...findLosses(document, read.pages, isDocx),
  ];
  // Which one it becomes is decided by the translations; the script of the target lets it be foreseen.
  const isDocxForeseen = wantsDocx || !isDrawable;
  const warnings: DocumentWarning[] = [
    ...read.warnings,
    ...(wasProtected ? [{ code: 'protection-lost' }] : []),
    ...lossesOf(isDocxForeseen),
  ];
  return {
    units,
    warnings,
    merge: (texts) =>
      orDamaged(signal, async () => {
        if (outputFormat === null && !watermark && !isChanged(units, texts)) {
          return { bytes: given, extension: 'pdf', type: TYPE, warnings: [] };
        }
        const said: DocumentWarning[] = [];
        const moved: TranslatedBlock[] = [];
        const translated = blocks.map((entry) => {
          const text = entry.unit === null ? undefined : texts.get(entry.unit.id);
          if (entry.unit === null || text === undefined || text === entry.unit.text) return entry;
          const { spans, kept } = fromUnitText(entry.unit, text);
          if (!kept) moved.push(entry);
          return { ...entry, spans };
        });
        append(said, notesOn('tags-moved', moved));
        const writable = wantsDocx ? null : await keepUnwritable(translated, faces);
        const isDocx = writable === null || writable.share > MOST_KEPT;
        const withdrawn =
          isDocx === isDocxForeseen ? [] : lossesOf(isDocxForeseen).map(({ code }) => code);
        if (isDocx !== isDocxForeseen) append(said, lossesOf(isDocx));
        if (isDocx) {
          const bytes = await docxOfPages(input, read.pages, translated, options);
          return { bytes, extension: 'docx', type: DOCX_TYPE, warnings: said, withdrawn };
        }
        append(said, notesOn('text-without-font', writable.kept));
        const titles = new Map(bookmarks.map(({ id }, at) => [at, plainOf(texts.get(id))]));
        const written = await writePdf(input, writable.blocks, titles, faces, options);
        append(said, notesOn('text-set-small', written.small));
        append(said, notesOn('text-too-long-kept', written.tooLong));
        append(said, notesOn('text-hardly-seen', written.unseen));
        return { bytes: written.bytes, extension: 'pdf', type: TYPE, warnings: said, withdrawn };
      }),
  };
}

/** A title has no looks: what a translation's tags say is left out. */
const plainOf = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : readPieces(text)
        .map((piece) => (piece.kind === 'text' ? piece.text : ''))
        .join('');
