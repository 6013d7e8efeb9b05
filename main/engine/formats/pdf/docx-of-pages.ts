import type { StyledText } from '../fonts/atoms.ts';
import { MOST_PIXELS, partsOf } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { writePicture } from '../image/write-picture.ts';
import type { ExtractOptions } from '../document-filter.ts';
import { docxFilter } from '../docx/docx-filter.ts';
import { writeDocx } from './write-docx.ts';
import type { DocxPage, DocxParagraph, DocxPicture } from './write-docx.ts';
import { operatorsOf } from './page-draft.ts';
import { readPagePictures } from './page-pictures.ts';
import { reading } from './read-pdf.ts';
import type { ReadPage } from './read-pdf.ts';
import type { TranslatedBlock } from './translated-block.ts';
import { singleLineAlignment } from './rooms.ts';
import { leastOf } from '../../../system/long-lists.ts';

/** Points; smaller pictures are ornaments. */
const LEAST_SIDE = 24;
const PALE = 200;
/** What stands further in is a column of its own. */
const DEEPEST_INDENT = 72;
const MARGIN = 56;
const MOST_MARGIN = 90;
/** As parts of the body's size: headings are larger, or bold and short. */
const LARGER = 1.15;
const MOST_HEADING_LETTERS = 200;

interface Placed<T> {
  /** How far below the top of the page. */
  readonly order: number;
  readonly item: T;
}

/** Makes a Word document of pages: paragraphs and pictures in their order, with their looks. */
export async function docxOfPages(
  input: Uint8Array,
  pages: readonly ReadPage[],
  blocks: readonly TranslatedBlock[],
  options: ExtractOptions,
): Promise<Uint8Array> {
  const byPage = Map.groupBy(blocks, (entry) => entry.page.number);
  const ranks = headingRanks(blocks);
  const { surroundings, target, watermark, signal } = options;
  const pictures = await reading(input, surroundings.assets, MOST_PIXELS, async (reader) => {
    const found = new Map<number, Placed<DocxPicture>[]>();
    for (const { number, height, blocks: own } of pages) {
      signal.throwIfAborted();
      // The picture of a scanned page shows the text that was read in it.
      if (own.some((block) => block.cover !== null)) continue;
      const page = await reader.document.getPage(number);
      const list = await readPagePictures(page, reader.operators, await operatorsOf(page));
      page.cleanup();
      found.set(
        number,
        list.flatMap(({ picture, matrix }) => placedPicture(picture, matrix, height)),
      );
    }
    return found;
  });
  const written = await writeDocx(
    pages.map((page): DocxPage => {
      const own = byPage.get(page.number) ?? [];
      const left = Math.min(leastOf(own.map(({ block }) => block.start)), MOST_MARGIN);
      const margin = Math.max(MARGIN / 2, Math.min(left, MOST_MARGIN));
      const texts = own.map((entry) => ({
        order: page.height - entry.block.top,
        item: paragraphOf(entry, own, margin, ranks),
      }));
      return {
        width: page.width,
        height: page.height,
        margin,
        items: interleaved(texts, pictures.get(page.number) ?? []),
      };
    }),
    target,
  );
  if (!watermark) return written;
  const document = await docxFilter.extract(written, { ...options, outputFormat: null });
  return (await document.merge(new Map())).bytes;
}

function paragraphOf(
  { block, spans = block.spans }: TranslatedBlock,
  others: readonly TranslatedBlock[],
  margin: number,
  ranks: ReadonlyMap<number, 1 | 2 | 3>,
): DocxParagraph {
  const alignment = singleLineAlignment(
    block,
    others.map((other) => other.block),
  );
  const indent = block.start - margin;
  return {
    kind: 'paragraph',
    // A sign without its font would be none.
    spans: spans.filter(({ look }) => look.sign === undefined).map(readableOnPaper),
    size: block.size,
    alignment,
    indent: alignment === 'left' && indent <= DEEPEST_INDENT ? indent : 0,
    heading: isShort(block) ? (ranks.get(roundedSize(block)) ?? null) : null,
    marker: block.marker?.look.sign === undefined ? (block.marker?.text ?? null) : '•',
  };
}

/** What was pale on a dark ground would be pale on white. */
function readableOnPaper(span: StyledText): StyledText {
  const [red, green, blue] = partsOf(span.look.color);
  const isPale = red * 0.3 + green * 0.6 + blue * 0.1 > PALE;
  return isPale ? { ...span, look: { ...span.look, color: '#000000' } } : span;
}

const roundedSize = ({ size }: { readonly size: number }) => Math.round(size * 2) / 2;

const isShort = ({ spans }: TranslatedBlock['block']) =>
  spans.reduce((sum, { text }) => sum + text.length, 0) < MOST_HEADING_LETTERS;

/** The three largest sizes above that of most letters are headings. */
function headingRanks(blocks: readonly TranslatedBlock[]): ReadonlyMap<number, 1 | 2 | 3> {
  const letters = new Map<number, number>();
  for (const { block, unit } of blocks) {
    if (unit === null) continue;
    const size = roundedSize(block);
    letters.set(size, (letters.get(size) ?? 0) + unit.text.length);
  }
  const [body = Infinity] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [];
  const larger = [...letters.keys()].filter((size) => size >= body * LARGER).sort((a, b) => b - a);
  return new Map(larger.map((size, at) => [size, Math.min(at + 1, 3) as 1 | 2 | 3]));
}

/** Text keeps its order of reading; a picture goes in front of the first text that stands below it. */
function interleaved(
  texts: readonly Placed<DocxParagraph>[],
  pictures: readonly Placed<DocxPicture>[],
): (DocxParagraph | DocxPicture)[] {
  const waiting = [...pictures].sort((a, b) => a.order - b.order);
  const items: (DocxParagraph | DocxPicture)[] = [];
  for (const { order, item } of texts) {
    while (waiting[0] && waiting[0].order <= order) {
      const [picture] = waiting.splice(0, 1);
      if (picture) items.push(picture.item);
    }
    items.push(item);
  }
  return [...items, ...waiting.map(({ item }) => item)];
}

function placedPicture(
  picture: Picture,
  matrix: readonly [number, number, number, number, number, number],
  pageHeight: number,
): Placed<DocxPicture>[] {
  const width = Math.hypot(matrix[0], matrix[1]);
  const height = Math.hypot(matrix[2], matrix[3]);
  if (width < LEAST_SIDE || height < LEAST_SIDE) return [];
  const { type, bytes } = writePicture(picture);
  const top = Math.max(matrix[5], matrix[5] + matrix[3]);
  return [{ order: pageHeight - top, item: { kind: 'picture', type, bytes, width, height } }];
}
