import { largestOf, leastOf } from '../../../system/long-lists.ts';
import { textOf } from './line.ts';
import type { Line } from './line.ts';

/** In parts of the size: edges that stand under one another, and rows that follow one another. */
const SAME_EDGE = 1;
const NEXT_ROW = 3;
/** Lines of running text have so many words or more, and seldom end before they have to. */
const FEW_WORDS = 3.5;
const MOST_EARLY = 0.5;
/** Numbers, prices, dates: longer texts with a digit may be sentences. */
const LONGEST_VALUE = 14;

/**
 * The lines that are cells: they stand beside others, row by row, and do not read on from one row to
 * the next. Columns of running text stand beside one another, too; their lines are full, or end in the
 * midst of a sentence.
 */
export function cellsAmong(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = [...Map.groupBy(lines, ({ angle, across }) => `${angle} ${across}`).values()]
    .map((row) => row.toSorted((a, b) => a.start - b.start))
    .sort((a, b) => (a[0]?.angle ?? 0) - (b[0]?.angle ?? 0) || acrossOf(b) - acrossOf(a));
  const cells = new Set<Line>();
  let open: Line[][] = [];
  const judge = (columns: readonly Line[][], beside: ReadonlyMap<Line, Line>) => {
    for (const column of columns) {
      if (column.length > 1 && isOfCells(column, beside))
        for (const line of column) cells.add(line);
    }
  };
  const beside = new Map<Line, Line>();
  for (const row of rows) {
    if (row.length > 1)
      for (const [at, line] of row.entries()) beside.set(line, neighbour(row, at));
    const [going, over] = parted(open, (column) => goesOn(column, row));
    judge(over, beside);
    open = going;
    for (const line of row) {
      const column = row.length > 1 ? open.find((one) => isUnder(one.at(-1), line)) : undefined;
      if (column !== undefined) column.push(line);
      else if (row.length > 1) open.push([line]);
    }
  }
  judge(open, beside);
  return cells;
}

const acrossOf = (row: readonly Line[]) => row[0]?.across ?? 0;

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  const [first, second]: [T[], T[]] = [[], []];
  for (const one of all) (isFirst(one) ? first : second).push(one);
  return [first, second];
}

/** The nearest in its row. */
function neighbour(row: readonly Line[], at: number): Line {
  const [before, line, behind] = [row[at - 1], row[at], row[at + 1]] as [Line?, Line?, Line?];
  if (before === undefined || line === undefined) return (behind ?? line) as Line;
  if (behind === undefined) return before;
  return line.start - before.end <= behind.start - line.end ? before : behind;
}

/** Whether a row may hold the next line of a column. */
function goesOn(column: readonly Line[], row: readonly Line[]): boolean {
  const last = column.at(-1);
  const [first] = row;
  if (last === undefined || first === undefined || last.angle !== first.angle) return false;
  return last.across - first.across <= NEXT_ROW * last.size;
}

function isUnder(above: Line | undefined, line: Line): boolean {
  if (above === undefined) return false;
  const near = SAME_EDGE * line.size;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= near;
  return (
    isNear(above.start, line.start) ||
    isNear(above.end, line.end) ||
    isNear(above.start + above.end, line.start + line.end)
  );
}

function isOfCells(column: readonly Line[], beside: ReadonlyMap<Line, Line>): boolean {
  const texts = column.map(({ spans }) => textOf(spans));
  const labels = texts.filter((text) => /[:：]$/.test(text)).length;
  if (labels * 2 > column.length) return true;
  const values = column.filter((line) => isValue(beside.get(line))).length;
  const begins = texts.filter((text) => !/^\p{Ll}/u.test(text)).length;
  if (values === column.length && begins === column.length) return true;
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / column.length;
  return words < FEW_WORDS || earlyShare(column) > MOST_EARLY;
}

function isValue(line: Line | undefined): boolean {
  if (line === undefined) return false;
  const text = textOf(line.spans);
  return text.length <= LONGEST_VALUE && /\d/.test(text);
}

/** Share of the lines beside which the next one's first word would have found room. */
function earlyShare(column: readonly Line[]): number {
  const right = largestOf(column.map(({ end }) => end));
  const left = leastOf(column.map(({ start }) => start));
  let early = 0;
  for (const [at, line] of column.entries()) {
    const next = column[at + 1];
    if (next === undefined) break;
    const text = textOf(next.spans);
    const word = /^\S+/.exec(text)?.[0].length ?? 0;
    const wide = (word / Math.max(1, text.length)) * (next.end - next.start);
    const space = line.size / 4;
    const free = Math.max(right - line.end, line.start - left);
    if (free > wide + space) early += 1;
  }
  return early / Math.max(1, column.length - 1);
}
