import { colorsIn } from '../image/box-colors.ts';
import { textAreasOf } from '../image/text-areas.ts';
import type { TextArea } from '../image/text-areas.ts';
import type { RecognisedParagraph } from '../image/ocr/recognised.ts';
import type { Block } from './block.ts';
import { turn, turnBack } from './line.ts';
import { apply, IDENTITY, invert } from './matrix.ts';
import type { PageRaster } from './page-raster.ts';

/** What stands in the way of old letters: a little more than their box. */
const AROUND = 0.15;
const [ASCENT, DESCENT] = [0.8, 0.25];

/** Paragraphs that were read in a page's picture, at their places on the page. */
export function scannedBlocks(
  raster: PageRaster,
  paragraphs: readonly RecognisedParagraph[],
): Block[] {
  return textAreasOf(paragraphs).map((area) => blockOf(raster, area));
}

/** A paragraph whose letters the file holds unseen behind the picture: what is seen is covered. */
export function coveredBlock({ picture, toPage }: PageRaster, block: Block): Block {
  const toPixels = invert(toPage) ?? IDENTITY;
  const corner = (along: number, across: number) =>
    apply(toPixels, ...turnBack(along, across, block.angle));
  const [x, y] = corner(block.start, block.bottom - block.size * DESCENT);
  const [endX, endY] = corner(block.end, block.top + block.size * ASCENT);
  const { ink, paper } = colorsIn(picture, {
    left: Math.min(x, endX),
    top: Math.min(y, endY),
    right: Math.max(x, endX),
    bottom: Math.max(y, endY),
  });
  const spans = block.spans.map(({ text, look }) => ({ text, look: { ...look, color: ink } }));
  return { ...block, spans, cover: paper };
}

function blockOf({ picture, toPage, dotsPerInch }: PageRaster, area: TextArea): Block {
  const { lines, box } = area;
  const first = lines[0]?.baseline ?? box.bottom;
  const last = lines.at(-1)?.baseline ?? first;
  const [x, y] = apply(toPage, box.left, first);
  const [endX, endY] = apply(toPage, box.right, first);
  const angle = (Math.round((Math.atan2(endY - y, endX - x) * 180) / Math.PI) + 360) % 360;
  const [start, top] = turn(x, y, angle);
  const [end] = turn(endX, endY, angle);
  const [, bottom] = turn(...apply(toPage, box.left, last), angle);
  const points = 72 / dotsPerInch;
  const around = area.size * AROUND;
  const { ink, paper } = colorsIn(picture, {
    left: box.left - around,
    top: box.top - around,
    right: box.right + around,
    bottom: box.bottom + around,
  });
  const look = {
    family: 'serif',
    bold: false,
    italic: false,
    color: ink,
    scale: 1,
    rise: 0,
  } as const;
  return {
    angle,
    start,
    end,
    top,
    bottom,
    leading: area.leading * points,
    size: area.size * points,
    alignment: area.alignment,
    indent: 0,
    lineCount: lines.length,
    fromRight: false,
    spans: [{ text: area.text, look }],
    shows: [],
    marker: null,
    isVisible: true,
    cover: paper,
  };
}
