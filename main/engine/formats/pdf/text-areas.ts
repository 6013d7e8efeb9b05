import type { Block } from './block.ts';
import type { GlyphRun } from './glyph-run.ts';
import { turn, turnBack } from './line.ts';
import type { Line } from './line.ts';
import type { Box } from './page-paints.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** How far letters reach above and below their baseline, in parts of their size. */
export const [ASCENT, DESCENT] = [0.8, 0.25];

/** An upright rectangle in the page as it is turned for a baseline; along grows with the text. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Whether the list mark stands at the right, as for text that reads from there. */
export const hasMarkBehind = ({ marker, end, size }: Block): boolean =>
  marker !== null && marker.start > end - MARK * size;

/** A mark is about as wide as this part of the size. */
const MARK = 0.5;
const markerEnd = ({ marker, end, size }: Block) => (marker?.start ?? end) + MARK * size;

/** Where a paragraph stands, with its list mark. */
export const areaOfBlock = (block: Block): Area => ({
  left: Math.min(block.start, block.marker?.start ?? block.start),
  right: Math.max(block.end, hasMarkBehind(block) ? markerEnd(block) : -Infinity),
  bottom: block.bottom - DESCENT * block.size,
  top: block.top + ASCENT * block.size,
});

/** The rectangle of the page around an area. */
export function boxOfArea({ left, right, bottom, top }: Area, angle: number): Box {
  return around(
    [turnBack(left, bottom, angle), turnBack(right, bottom, angle)],
    [turnBack(left, top, angle), turnBack(right, top, angle)],
  );
}

/** The area around a rectangle of the page. */
export function areaOfBox([left, bottom, right, top]: Box, angle: number): Area {
  if (angle === 0) return { left, right, bottom, top };
  const [l, b, r, t] = around(
    [turn(left, bottom, angle), turn(right, bottom, angle)],
    [turn(left, top, angle), turn(right, top, angle)],
  );
  return { left: l, right: r, bottom: b, top: t };
}

type Corner = readonly [number, number];

function around(low: readonly [Corner, Corner], high: readonly [Corner, Corner]): Box {
  const corners = [...low, ...high];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [leastOf(xs), leastOf(ys), largestOf(xs), largestOf(ys)];
}

export const boxOfBlock = (block: Block): Box => boxOfArea(areaOfBlock(block), block.angle);

export const boxOfLine = ({ angle, start, end, across, size }: Line): Box =>
  boxOfArea(
    { left: start, right: end, bottom: across - DESCENT * size, top: across + ASCENT * size },
    angle,
  );

export function boxOfRun({ x, y, width, size, angle }: GlyphRun): Box {
  const [left, across] = turn(x, y, angle);
  return boxOfArea(
    { left, right: left + width, bottom: across - DESCENT * size, top: across + ASCENT * size },
    angle,
  );
}
