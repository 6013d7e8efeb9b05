import { PDFName, PDFArray, PDFDict, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage, PDFObject } from '@cantoo/pdf-lib';
import type { ExtractOptions } from '../document-filter.ts';
import type { Faces } from '../fonts/faces.ts';
import { bookmarksOf } from './bookmarks.ts';
import { cutText } from './cut-text.ts';
import { drawBlocks } from './draw-blocks.ts';
import { createEmbeddedFonts } from './embedded-fonts.ts';
import { signsOf } from './inline-signs.ts';
import { openPdf } from './open-pdf.ts';
import { createContentBudget, readPageContent } from './page-content.ts';
import { fitBlocks } from './fit-blocks.ts';
import type { FittedBlock } from './fit-blocks.ts';
import type { PageLayout } from './rooms.ts';
import { groupsOf } from './shared-shows.ts';
import type { TranslatedBlock } from './translated-block.ts';
import { drawWatermark } from './draw-watermark.ts';
import { append } from '../../../system/long-lists.ts';

export interface WrittenPdf {
  readonly bytes: Uint8Array;
  /** Paragraphs that are set in less than the usual part of their size. */
  readonly small: readonly TranslatedBlock[];
  /** Paragraphs that were left as they are, since their text had no room even so. */
  readonly tooLong: readonly TranslatedBlock[];
  /** Paragraphs that hardly stand out from what lies behind them. */
  readonly unseen: readonly TranslatedBlock[];
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
  const small: TranslatedBlock[] = [];
  const tooLong: TranslatedBlock[] = [];
  const unseen: TranslatedBlock[] = [];
  const byPage = Map.groupBy(blocks, (entry) => entry.page.number);
  for (const [at, page] of document.getPages().entries()) {
    signal.throwIfAborted();
    const own = byPage.get(at + 1) ?? [];
    const { changed, fitted, left } = fitPage(own, page, faces, target);
    append(tooLong, left);
    if (changed.length === 0 && !watermark) continue;
    const cut = new Set(changed.flatMap(({ block }) => block.shows));
    const part = readPageContent(page, budget);
    const setContent = cutText(page, part, cut, own[0]?.page.displacements ?? []);
    const drawing = await drawBlocks(page, fitted, faces, fonts, {
      paints: own[0]?.page.paints ?? null,
      language: target,
      signOf: signsOf(part, document.context),
    });
    const isSmall = new Set(fitted.flatMap((entry) => (entry.isSmall ? [entry.block] : [])));
    append(
      small,
      changed.filter(({ block }) => isSmall.has(block)),
    );
    append(
      unseen,
      changed.filter(({ block }) => drawing.unseen.has(block)),
    );
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
  return { bytes, small, tooLong, unseen };
}

/**
 * Finds a place for all that is drawn anew on a page: paragraphs with another text, and those that share
 * an operator with one of them, as they lose their letters too.
 */
function fitPage(
  own: readonly TranslatedBlock[],
  page: PDFPage,
  faces: Faces,
  language: string,
): {
  readonly changed: readonly TranslatedBlock[];
  readonly fitted: readonly FittedBlock[];
  /** Those whose text has no room; they keep their own. */
  readonly left: readonly TranslatedBlock[];
} {
  const left: TranslatedBlock[] = [];
  let groups = groupsOf(own).filter((group) => group.some(({ spans }) => spans !== undefined));
  const { x, y, width, height } = page.getCropBox();
  const [first] = own;
  const layout: PageLayout = {
    sheet: [x, y, x + width, y + height],
    paints: first?.page.paints ?? null,
    rules: first?.page.rules ?? [],
    kept: first?.page.kept ?? [],
  };
  const all = own.map(({ block }) => block);
  for (;;) {
    const redrawn = new Set(groups.flat());
    const changed = own.filter((entry) => redrawn.has(entry));
    const cut = new Set(changed.flatMap(({ block }) => block.shows));
    const { fitted, tooLong } = fitBlocks(
      changed.map(({ block, spans = block.spans }) => {
        const drawsMarker = block.marker?.shows.some((show) => cut.has(show)) === true;
        return { block, spans, drawsMarker };
      }),
      all,
      layout,
      faces,
      language,
    );
    if (tooLong.length === 0) return { changed, fitted, left };
    // What stays takes its old place again, which others may have moved into: all are fitted anew.
    const isTooLong = new Set(tooLong);
    const lost = groups.filter((group) => group.some(({ block }) => isTooLong.has(block)));
    append(
      left,
      lost.flat().filter(({ spans }) => spans !== undefined),
    );
    groups = groups.filter((group) => !lost.includes(group));
  }
}

/** The structure for screen readers names what was cut; a wrong one is worse than none. */
function forgetOldText(document: PDFDocument, language: string): void {
  const { catalog, context } = document;
  for (const key of ['StructTreeRoot', 'MarkInfo', 'PieceInfo']) catalog.delete(PDFName.of(key));
  catalog.set(PDFName.of('Lang'), context.obj(language));
}

/** Takes objects out that nothing refers to any more: the text that was cut is not to stay hidden. */
function dropUnused(document: PDFDocument): void {
  const { context } = document;
  const { Root, Info, Encrypt } = context.trailerInfo;
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [Root, Info, Encrypt];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value instanceof PDFRef) {
      if (reached.has(value)) continue;
      reached.add(value);
      waiting.push(context.lookup(value));
    } else if (value instanceof PDFArray) append(waiting, value.asArray());
    else if (value instanceof PDFDict) append(waiting, value.values());
    else if (value instanceof PDFStream) waiting.push(value.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}
