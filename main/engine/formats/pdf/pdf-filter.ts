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
import { openPdf, withoutProtection } from './open-pdf.ts';
import { readPdf, placeOf, type ReadPage } from './read-pdf.ts';
import type { TranslatedBlock } from './translated-block.ts';
import { hasWords, toUnitText, fromUnitText } from './unit-text.ts';
import { keepUnwritable } from './unwritable.ts';
import { writePdf } from './write-pdf.ts';
import { append } from '../../../system/long-lists.ts';
import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { DocumentRefusal } from '../document-filter.ts';

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

/** What a result will not have, or will not have translated. */
function findLosses(
  document: PDFDocument,
  pages: readonly ReadPage[],
  isDocx: boolean,
): DocumentWarning[] {
  const { catalog } = document;
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const has = (kind: string) => document.getPages().some((page) => kindsOn(page).has(kind));
  const isSigned =
    form instanceof PDFDict && Number(form.lookup(PDFName.of('SigFlags'))?.toString() ?? 0) > 0;
  const hasNotes = ['Text', 'FreeText', 'Popup', 'Stamp', 'Highlight'].some(has);
  const codes: string[] = [isDocx ? 'pdf-as-docx' : 'pdf-set-anew'];
  if (isSigned) codes.push('signature-lost');
  if (has('Widget')) codes.push(isDocx ? 'form-fields-lost' : 'form-fields-kept');
  if (hasNotes) codes.push(isDocx ? 'comments-lost' : 'comments-kept');
  if (has('Link')) codes.push(isDocx ? 'links-lost' : 'links-kept-in-place');
  if (!isDocx && catalog.has(PDFName.of('StructTreeRoot'))) codes.push('reading-structure-lost');
  if (isDocx && pages.some((page) => page.hasDrawings)) codes.push('drawings-lost');
  return codes.map((code) => ({ code }));
}

/** Kinds of the notes, links and fields that lie on a page. */
function kindsOn(page: PDFPage): ReadonlySet<string> {
  const list = page.node.lookup(PDFName.of('Annots'));
  const entries = list instanceof PDFArray ? list.asArray() : [];
  return new Set(
    entries.map((entry) => {
      const note = page.doc.context.lookup(entry);
      const kind = note instanceof PDFDict ? note.lookup(PDFName.of('Subtype')) : null;
      return kind instanceof PDFName ? kind.decodeText() : '';
    }),
  );
}

/**
 * Runs work on a file that others wrote. The libraries throw many kinds of errors at objects that are
 * not what they should be; all of them mean a damaged file.
 */
async function orDamaged<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentRefusal || signal.aborted) throw error;
    throw new DocumentRefusal('damaged', 'the PDF holds objects that cannot be read');
  }
}

/** A note names so many paragraphs of a page, and a code so many pages; the rest is counted. */
const MOST_NAMED = 8;
const MOST_PAGES = 40;

/** Notes on paragraphs: one for each page, which names and counts them. */
function notesOn(code: string, blocks: Iterable<TranslatedBlock>): DocumentWarning[] {
  const pages = [...Map.groupBy(blocks, ({ page }) => page)].sort(
    ([a], [b]) => a.number - b.number,
  );
  const notes = pages.slice(0, MOST_PAGES).map(([page, own]): DocumentWarning => {
    const places = own.map(({ block }) => page.blocks.indexOf(block) + 1).sort((a, b) => a - b);
    const named = places.slice(0, MOST_NAMED).join(', ');
    const more = places.length > MOST_NAMED ? ', …' : '';
    const paragraphs = places.length === 1 ? 'paragraph' : 'paragraphs';
    return {
      code,
      place: `${placeOf(page.number)}, ${paragraphs} ${named}${more}`,
      count: places.length,
    };
  });
  const rest = pages.slice(MOST_PAGES);
  const [first, last] = [rest[0], rest.at(-1)];
  if (first !== undefined && last !== undefined) {
    const count = rest.reduce((sum, [, own]) => sum + own.length, 0);
    notes.push({ code, place: `pages ${first[0].number}–${last[0].number}`, count });
  }
  return notes;
}

/** The mark stands within so many bytes; programs put other things in front of it. */
const HEAD = 1024 + 5;

/** Throws `DocumentRefusal`, `wrong-content`, where the mark of a PDF is missing. */
function requirePdf(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  if (!head.includes('%PDF-')) throw new DocumentRefusal('wrong-content', 'not a PDF document');
}
