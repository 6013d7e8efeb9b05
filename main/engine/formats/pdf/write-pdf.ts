import { PDFName } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { ExtractOptions } from '../document-filter.ts';
import type { Faces } from '../fonts/faces.ts';
import { bookmarksOf } from './bookmarks.ts';
import { cutText } from './cut-text.ts';
import { drawBlocks } from './draw-blocks.ts';
import { createEmbeddedFonts } from './embedded-fonts.ts';
import { dropUnused } from './drop-unused.ts';
import { signsOf } from './inline-signs.ts';
import { openPdf } from './open-pdf.ts';
import { createContentBudget, readPageContent } from './page-content.ts';
import { roomsOf, withinBackground } from './rooms.ts';
import { groupsOf } from './shared-shows.ts';
import type { TranslatedBlock } from './translated-block.ts';
import { drawWatermark } from './draw-watermark.ts';

export interface WrittenPdf {
  readonly bytes: Uint8Array;
  /** Pages with a text that is longer than its room. */
  readonly overflowing: readonly number[];
  /** Pages with a text that hardly stands out from what lies behind it. */
  readonly unseen: readonly number[];
}

/**
 * Writes a PDF with other text in its paragraphs. What says the same as before is not touched, but
 * where one operator draws it together with something that changed.
 * @param titles of the bookmarks by their place; missing ones stay
 */
export async function writePdf(
  input: Uint8Array,
  blocks: readonly TranslatedBlock[],
  titles: ReadonlyMap<number, string | undefined>,
  faces: Faces,
  { target, watermark, signal }: ExtractOptions,
): Promise<WrittenPdf> {
  const document = await openPdf(input);
  const budget = createContentBudget();
  const fonts = createEmbeddedFonts(document);
  const overflowing: number[] = [];
  const unseen: number[] = [];
  const byPage = Map.groupBy(blocks, (entry) => entry.page.number);
  for (const [at, page] of document.getPages().entries()) {
    signal.throwIfAborted();
    const own = byPage.get(at + 1) ?? [];
    const changed = changedBlocks(own);
    if (changed.length === 0 && !watermark) continue;
    const cut = new Set(changed.flatMap(({ block }) => block.shows));
    const part = readPageContent(page, budget);
    const setContent = cutText(page, part, cut, own[0]?.page.displacements ?? []);
    const { x, width } = page.getMediaBox();
    const paints = own[0]?.page.paints ?? null;
    const rooms = roomsOf(
      own.map(({ block }) => block),
      { left: x, right: x + width },
    );
    const drawing = await drawBlocks(
      page,
      changed.flatMap(({ block, spans = block.spans }) => {
        const room = rooms.get(block);
        const drawsMarker = block.marker?.shows.some((show) => cut.has(show)) === true;
        if (room === undefined) return [];
        return [{ block, spans, room: withinBackground(room, block, paints), drawsMarker }];
      }),
      faces,
      fonts,
      { paints, language: target, signOf: signsOf(part, document.context) },
    );
    if (drawing.overflowing > 0) overflowing.push(at + 1);
    if (drawing.unseen > 0) unseen.push(at + 1);
    const mark = watermark ? await drawWatermark(page, faces, fonts) : '';
    setContent({ below: '', above: drawing.operators + mark });
  }
  for (const [at, bookmark] of bookmarksOf(document).entries()) {
    const title = titles.get(at);
    if (title !== undefined) bookmark.setTitle(title);
  }
  forgetOldText(document, target);
  dropUnused(document);
  const bytes = await document.save({ updateFieldAppearances: false });
  return { bytes, overflowing, unseen };
}

/**
 * The blocks that are drawn anew: those with another text, and those that share an operator with one
 * of them, as they lose their letters too.
 */
function changedBlocks(blocks: readonly TranslatedBlock[]): TranslatedBlock[] {
  const changed = new Set(
    groupsOf(blocks)
      .filter((group) => group.some(({ spans }) => spans !== undefined))
      .flat(),
  );
  return blocks.filter((entry) => changed.has(entry));
}

/** The structure for screen readers names what was cut; a wrong one is worse than none. */
function forgetOldText(document: PDFDocument, language: string): void {
  const { catalog, context } = document;
  for (const key of ['StructTreeRoot', 'MarkInfo', 'PieceInfo']) catalog.delete(PDFName.of(key));
  catalog.set(PDFName.of('Lang'), context.obj(language));
}
