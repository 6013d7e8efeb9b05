import { createPace } from './pace.ts';
import type { SegmentRow, SegmentRows } from './segment-rows.ts';

/** Segments that are read together at least, and at most. */
const READ_AT_LEAST = 300;
const MOST_READ = 2000;

/**
 * Goes through the segments of a document in its order, those that are joined to others among them.
 * @param pause between two parts; rejects where nobody wants the rest
 */
export async function eachPlace(
  rows: SegmentRows,
  pause: () => Promise<void>,
  visit: (row: SegmentRow) => void,
): Promise<void> {
  const pace = createPace(READ_AT_LEAST, MOST_READ);
  let last: SegmentRow | null = null;
  const visitSome = (size: number): boolean => {
    const part = rows.places(last, size);
    for (const row of part) visit(row);
    last = part.at(-1) ?? last;
    return part.length < size;
  };
  while (!pace.part(visitSome)) await pause();
}

/** The segments of a unit, in their order. */
type UnitRows = [SegmentRow, ...SegmentRow[]];

/** The same by units: the segments of each together. */
export async function eachUnit(
  rows: SegmentRows,
  pause: () => Promise<void>,
  visit: (unit: Readonly<UnitRows>) => void,
): Promise<void> {
  const open: { unit: UnitRows | null } = { unit: null };
  const close = () => {
    if (open.unit !== null) visit(open.unit);
  };
  await eachPlace(rows, pause, (row) => {
    if (open.unit?.[0].unit === row.unit) open.unit.push(row);
    else {
      close();
      open.unit = [row];
    }
  });
  close();
}
