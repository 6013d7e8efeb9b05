import { startsFromRight } from '../fonts/text-direction.ts';
import { textOf } from './line.ts';
import type { Line } from './line.ts';
import type { Box } from './page-paints.ts';
import { baseLook } from './unit-text.ts';

/** In parts of the size: what of a bullet may be where in front of a line. */
const GAP = { least: 0.1, most: 3 };
const MIDDLE = { least: -0.1, most: 0.8 };
const LARGEST = 1.1;

/**
 * Lines with what is drawn in front of them as their mark: a disc, a box to tick, a small picture, a
 * letter of a font of signs. It stays where it is, and the line begins an item.
 */
export function withMarks(lines: readonly Line[], marks: readonly Box[]): Line[] {
  if (marks.length > MOST_MARKS) return [...lines];
  const rows = new Map<number, Box[]>();
  for (const mark of marks) {
    const row = Math.floor(middleOf(mark)[1] / ROW);
    rows.set(row, [...(rows.get(row) ?? []), mark]);
  }
  return lines.map((line) => {
    if (line.angle !== 0 || line.marker !== null) return line;
    const from = Math.floor((line.across + MIDDLE.least * line.size) / ROW);
    const to = Math.floor((line.across + MIDDLE.most * line.size) / ROW);
    for (let row = from; row <= to; row += 1) {
      const mark = rows.get(row)?.find((box) => isInFront(box, line, lines));
      if (mark === undefined || isOneOfMany(mark, rows, row, line.size)) continue;
      const look = baseLook(line.spans);
      return { ...line, marker: { text: '•', start: mark[0], look, shows: [] } };
    }
    return line;
  });
}

/** A page with more is a drawing. */
const MOST_MARKS = 5_000;
/** What fills and what strokes one box, in points; and in parts of the size, how near is too near. */
const SAME_PLACE = 0.5;
const CROWDED = 0.8;
/** Points; marks are looked up by the height of their middle. */
const ROW = 8;

/** Dots of a line that is drawn dot by dot stand closer to one another than items do. */
function isOneOfMany(
  mark: Box,
  rows: ReadonlyMap<number, readonly Box[]>,
  row: number,
  size: number,
): boolean {
  const [x, y] = middleOf(mark);
  return [row - 1, row, row + 1].some((at) =>
    rows.get(at)?.some((other) => {
      const [otherX, otherY] = middleOf(other);
      const [along, across] = [Math.abs(otherX - x), Math.abs(otherY - y)];
      return Math.max(along, across) > SAME_PLACE && along + across < CROWDED * size;
    }),
  );
}

const middleOf = ([left, bottom, right, top]: Box) =>
  [(left + right) / 2, (bottom + top) / 2] as const;

function isInFront([left, bottom, right, top]: Box, line: Line, lines: readonly Line[]): boolean {
  const { size, across } = line;
  if (right - left > LARGEST * size || top - bottom > LARGEST * size) return false;
  const middle = ((bottom + top) / 2 - across) / size;
  if (middle < MIDDLE.least || middle > MIDDLE.most) return false;
  const fromRight = startsFromRight(textOf(line.spans));
  const gap = (fromRight ? left - line.end : line.start - right) / size;
  if (gap < GAP.least || gap > GAP.most) return false;
  // What stands behind other text belongs to that.
  return !lines.some(
    (other) =>
      other !== line &&
      other.angle === line.angle &&
      Math.abs(other.across - across) < size &&
      (fromRight
        ? other.start >= right - size && other.start - right < GAP.most * size
        : other.end <= left + size && left - other.end < GAP.least * size),
  );
}
