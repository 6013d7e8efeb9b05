import type { Segment, SegmentRows } from '../../../../preload/contract/segments.ts';

/** Rows that are asked for at once. */
export const WINDOW_ROWS = 100;

/** Windows that are kept; the farthest from the one that came last goes first. */
const MOST_WINDOWS = 40;

/** The rows of a view as far as they were asked for: a view can have more than a page should hold. */
export interface RowWindows {
  /** Rows of the view; null before the first answer. */
  readonly total: number | null;
  /** By number of the window, from 0. */
  readonly windows: ReadonlyMap<number, readonly Segment[]>;
  /** Windows that are shown until they come anew. */
  readonly stale: ReadonlySet<number>;
}

export const NO_ROWS: RowWindows = { total: null, windows: new Map(), stale: new Set() };

/** The window that holds a place of the view. */
export const windowOf = (place: number): number => Math.floor(place / WINDOW_ROWS);

/** The segment at a place of the view; undefined where it has not come yet. */
export const rowAt = ({ windows }: RowWindows, place: number): Segment | undefined =>
  windows.get(windowOf(place))?.[place % WINDOW_ROWS];

/** Windows between two places, both included, that have to be asked for. */
export function lackingWindows(rows: RowWindows, first: number, last: number): number[] {
  const end = rows.total === null ? last : Math.min(last, rows.total - 1);
  const lacking: number[] = [];
  for (let window = windowOf(Math.max(0, first)); window <= windowOf(end); window += 1) {
    if (!rows.windows.has(window) || rows.stale.has(window)) lacking.push(window);
  }
  return lacking;
}

/** With a window that came. What lies beyond the end of the view is forgotten. */
export function withWindow(rows: RowWindows, window: number, answer: SegmentRows): RowWindows {
  const windows = new Map(rows.windows);
  windows.set(window, withKnown(rows.windows.get(window), answer.rows));
  const stale = new Set(rows.stale);
  stale.delete(window);
  const far = [...windows.keys()].sort(
    (one, other) => Math.abs(other - window) - Math.abs(one - window),
  );
  const tooMany = new Set(far.slice(0, Math.max(0, far.length - MOST_WINDOWS)));
  for (const one of far) {
    if (one * WINDOW_ROWS < answer.total && !tooMany.has(one)) continue;
    windows.delete(one);
    stale.delete(one);
  }
  return { total: answer.total, windows, stale };
}

/** Rows that say the same stay the same objects, so that they are not drawn anew. */
function withKnown(
  known: readonly Segment[] | undefined,
  come: readonly Segment[],
): readonly Segment[] {
  if (known === undefined) return come;
  return come.map((row, place) => {
    const before = known[place];
    return before !== undefined && JSON.stringify(before) === JSON.stringify(row) ? before : row;
  });
}

/** With a segment as it is now, wherever it is shown. */
export function withSegment(rows: RowWindows, segment: Segment): RowWindows {
  const place = loadedPlace(rows, segment.number);
  if (place === null) return rows;
  const window = windowOf(place);
  const windows = new Map(rows.windows);
  const changed = [...(windows.get(window) ?? [])];
  changed[place % WINDOW_ROWS] = segment;
  windows.set(window, changed);
  return { ...rows, windows };
}

/**
 * With those windows marked that have to come anew.
 * @param changed numbers of changed segments; null: many
 * @param isWhole the view holds every segment, so that a change moves no row
 */
export function outdated(
  rows: RowWindows,
  changed: readonly number[] | null,
  isWhole: boolean,
): RowWindows {
  if (changed?.length === 0) return rows;
  const known = [...rows.windows.keys()];
  const touched =
    changed === null || !isWhole ? known : known.filter((one) => changed.some(isIn(one)));
  return { ...rows, stale: new Set([...rows.stale, ...touched]) };
}

const isIn = (window: number) => (number: number) => windowOf(number) === window;

/** The place of a segment among the rows that have come; null where it is not among them. */
export function loadedPlace({ windows }: RowWindows, number: number): number | null {
  for (const [window, rows] of windows) {
    const [first] = rows;
    const last = rows.at(-1);
    if (first === undefined || last === undefined) continue;
    if (number < first.number || number > last.number) continue;
    const at = rows.findIndex((row) => row.number === number);
    return at < 0 ? null : window * WINDOW_ROWS + at;
  }
  return null;
}
