import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentWarning, ExtractOptions } from '../document-filter.ts';
import { MOST_PIXELS } from '../image/picture.ts';
import { boxOfLine, boxOfRun } from './text-areas.ts';
import type { Block } from './block.ts';
import { createEvidence } from './font-evidence.ts';
import { openPdf } from './open-pdf.ts';
import { createContentBudget, placedPictures, readPageContent, showsIn } from './page-content.ts';
import { draftOf, isScan, vocabularyOf } from './page-draft.ts';
import type { ContentFacts, PageDraft } from './page-draft.ts';
import type { Box, Paint } from './page-paints.ts';
import { paragraphsOf } from './paragraphs.ts';
import { openReader } from './pdf-reader.ts';
import type { PdfReader } from './pdf-reader.ts';
import { readScans } from './read-scans.ts';
import { hasWords } from './unit-text.ts';
import { append } from '../../../system/long-lists.ts';

/** A page that was taken apart. */
export interface ReadPage {
  /** From 1. */
  readonly number: number;
  /** In points, as people see it. */
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  /** By text operator: the `TJ` number that moves as far. */
  readonly displacements: readonly number[];
  readonly hasDrawings: boolean;
  /** As of its draft. */
  readonly paints: readonly Paint[] | null;
  readonly rules: readonly Box[];
  /** Where letters stand that are no text: barcodes, symbols. */
  readonly kept: readonly Box[];
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly warnings: readonly DocumentWarning[];
}

/** What a warning or a unit names a page. */
export const placeOf = (page: number): string => `page ${page}`;

/**
 * Reads all pages: their text, or what a reader of pictures finds where they hold none. Rejects with
 * `DocumentRefusal`; `no-ocr` only where nothing else is to be read.
 */
export async function readPdf(bytes: Uint8Array, options: ExtractOptions): Promise<ReadPdf> {
  const { signal, surroundings } = options;
  const document = await openPdf(bytes);
  const budget = createContentBudget();
  const evidenceOf = createEvidence(document.context);
  const facts = document.getPages().map((page): ContentFacts => {
    const part = readPageContent(page, budget);
    const fonts = showsIn(part).map(({ show }) => evidenceOf(show.font));
    return { fonts, pictures: placedPictures(part) };
  });
  signal.throwIfAborted();
  const drafts = await readDrafts(bytes, facts, options);
  const words = vocabularyOf(drafts);
  const known = (word: string) => words.has(word);
  const scans = drafts.filter(isScan);
  const found =
    scans.length === 0
      ? null
      : await reading(bytes, surroundings.assets, MOST_PIXELS, (reader) =>
          readScans(reader, scans, known, options),
        );
  const warnings: DocumentWarning[] = [];
  const pages = drafts.map((draft): ReadPage => {
    const { number, text, width, height } = draft;
    const scan = found?.get(number);
    const warn = (code: string) => warnings.push({ code, place: placeOf(number) });
    if (draft.isUnreadable) warn('page-kept');
    if (text.hasVerticalText) warn('vertical-text-kept');
    if (scan) warn(scan.warning);
    const painted = draft.lines.filter((line) => line.isVisible);
    const blocks = scan?.blocks ?? paragraphsOf(painted, known);
    const { displacements, hasDrawings } = text;
    const { paints } = draft;
    const { rules } = text;
    const kept = [...text.barcodes.map(boxOfRun), ...draft.signs.map(boxOfLine)];
    return { number, width, height, blocks, displacements, hasDrawings, paints, rules, kept };
  });
  const hasAny = pages.some((page) => page.blocks.some((block) => hasWords(block.spans)));
  if (!hasAny && warnings.some(({ code }) => code === 'scan-kept')) {
    throw new DocumentRefusal('no-ocr', 'the pages are pictures, and no program reads them');
  }
  const noteOf = (code: string, countOf: (draft: PageDraft) => number): DocumentWarning[] => {
    const counted = drafts.map(countOf);
    const count = counted.reduce((sum, own) => sum + own, 0);
    const numbers = drafts.filter((_, at) => (counted[at] ?? 0) > 0).map(({ number }) => number);
    const place =
      numbers.length === 1
        ? placeOf(numbers[0] ?? 1)
        : `pages ${numbers.slice(0, MOST_NAMED).join(', ')}${numbers.length > MOST_NAMED ? ', …' : ''}`;
    return count === 0 ? [] : [{ code, place, count }];
  };
  append(
    warnings,
    noteOf('barcodes-kept', ({ text }) => text.barcodes.length),
  );
  append(
    warnings,
    noteOf('symbols-kept', ({ signs }) => signs.length),
  );
  return { pages, warnings };
}

/** Notes name so many pages. */
const MOST_NAMED = 20;

async function readDrafts(
  bytes: Uint8Array,
  facts: readonly ContentFacts[],
  { surroundings, signal }: ExtractOptions,
): Promise<PageDraft[]> {
  const noPictures = 1;
  return reading(bytes, surroundings.assets, noPictures, async (reader) => {
    if (reader.document.numPages !== facts.length) {
      throw new DocumentRefusal('damaged', 'the pages of the PDF cannot be counted');
    }
    const drafts: PageDraft[] = [];
    for (const [at, fact] of facts.entries()) {
      signal.throwIfAborted();
      drafts.push(await draftOf(reader, at + 1, fact));
    }
    return drafts;
  });
}

/** Opens a PDF for reading, and closes it whatever happens. */
export async function reading<T>(
  bytes: Uint8Array,
  assets: string,
  maxPixels: number,
  work: (reader: PdfReader) => Promise<T>,
): Promise<T> {
  const reader = await openReader(bytes, assets, maxPixels).catch((error: unknown) => {
    const isPassword = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentRefusal(isPassword ? 'password' : 'damaged', 'the PDF cannot be read');
  });
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}
