import { DocumentRefusal } from '../document-filter.ts';
import type { ExtractOptions } from '../document-filter.ts';
import { openPictureReader } from '../image/ocr/tesseract.ts';
import type { PictureReader } from '../image/ocr/tesseract.ts';
import type { Block } from './block.ts';
import { readMatrix } from './matrix.ts';
import { operatorsOf } from './page-draft.ts';
import type { PageDraft } from './page-draft.ts';
import { readPagePictures } from './page-pictures.ts';
import { rasterOf } from './page-raster.ts';
import type { PageRaster } from './page-raster.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { PdfReader } from './pdf-reader.ts';
import { coveredBlock, scannedBlocks } from './scanned-blocks.ts';
import { hasWords } from './unit-text.ts';

/** What was found on pages that are pictures. */
export interface ReadScan {
  readonly blocks: readonly Block[];
  readonly warning: 'scan-read' | 'read-as-other-language' | 'scan-kept';
}

/**
 * Reads pages that are pictures one by one, and keeps no more than one of them in memory. Where the
 * file holds the letters behind the picture already, those are taken. Without a program that reads
 * pictures their pages stay as they are.
 * @returns by page; pages without a picture or words are missing
 */
export async function readScans(
  reader: PdfReader,
  scans: readonly PageDraft[],
  known: (word: string) => boolean,
  { source, surroundings, signal }: ExtractOptions,
): Promise<ReadonlyMap<number, ReadScan>> {
  const found = new Map<number, ReadScan>();
  let pictures: PictureReader | 'missing' | null = null;
  for (const { number, lines } of scans) {
    signal.throwIfAborted();
    const raster = await rasterOfPage(reader, number);
    if (raster === null) continue;
    if (lines.some((line) => hasWords(line.spans))) {
      const blocks = paragraphsOf(lines, known).map((block) => coveredBlock(raster, block));
      found.set(number, { blocks, warning: 'scan-read' });
      continue;
    }
    pictures ??= await openPictureReader(surroundings, source, signal).catch(absent);
    if (pictures === 'missing') {
      found.set(number, { blocks: [], warning: 'scan-kept' });
      continue;
    }
    const read = await pictures.read(raster.picture, raster.dotsPerInch);
    const blocks = scannedBlocks(raster, read);
    const warning = pictures.isExact ? 'scan-read' : 'read-as-other-language';
    if (blocks.length > 0) found.set(number, { blocks, warning });
  }
  return found;
}

function absent(error: unknown): 'missing' {
  if (error instanceof DocumentRefusal && error.reason === 'no-ocr') return 'missing';
  throw error;
}

async function rasterOfPage(reader: PdfReader, number: number): Promise<PageRaster | null> {
  const page = await reader.document.getPage(number);
  const pictures = await readPagePictures(page, reader.operators, await operatorsOf(page));
  const { width, height, transform } = page.getViewport({ scale: 1 });
  page.cleanup();
  const view = readMatrix(transform);
  return pictures.length === 0 || view === null
    ? null
    : rasterOf(pictures, { width, height }, view);
}
