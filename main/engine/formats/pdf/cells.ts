import { largestOf, leastOf } from '../../../system/long-lists.ts';
import { textOf } from './line.ts';
import { LEADER } from './lines.ts';
import { goesOn, placedLines } from './placed-line.ts';
import type { Line } from './line.ts';

/** What of the lines of a page stands in rows. */
export interface Cells {
  /** Lines that begin a cell. */
  readonly begins: ReadonlySet<Line>;
  /** Whether nothing stands beside a line. */
  isAlone(line: Line): boolean;
}

/** In parts of the size: edges that stand under one another, and rows that follow one another. */
const SAME_BASELINE = 0.2;
const SAME_EDGE = 1;
const NEXT_ROW = 3;
/** Lines of running text have so many words or more, and seldom end before they have to. */
const FEW_WORDS = 3.5;
const MOST_EARLY = 0.5;
/** Of the joints of running text so many are within a sentence, and lines have so many words. */
const GOING_ON = 0.4;
const LEAST_WORDS = 1.5;
const ROWS_APART = 1.2;
/** Numbers, prices, dates: longer texts with a digit may be sentences. */
const LONGEST_VALUE = 14;

/**
 * The lines that begin cells: they stand beside others, row by row, and do not read on from one row to
 * the next. Columns of running text stand beside one another, too; their lines are full, or end in the
 * midst of a sentence.
 */
export function cellsAmong(lines: readonly Line[]): Cells {
  const rows = rowsAmong(lines);
  const cells = new Set<Line>();
  let open: Line[][] = [];
  const beside = new Map<Line, readonly Line[]>();
  const judge = (columns: readonly Line[][]) => {
    for (const column of columns) {
      if (column.length < 2 || !isOfCells(column, beside)) continue;
      for (const line of beginsOf(column)) cells.add(line);
    }
  };
  for (const row of rows) {
    for (const line of row.length > 1 ? row : []) {
      beside.set(
        line,
        row.filter((other) => other !== line),
      );
    }
    const [going, over] = parted(open, (column) => mayFollow(column, row));
    judge(over);
    open = going;
    for (const line of row) {
      const column = row.length > 1 ? open.find((one) => isUnder(one.at(-1), line)) : undefined;
      if (column !== undefined) column.push(line);
      else if (row.length > 1) open.push([line]);
    }
  }
  judge(open);
  return { begins: cells, isAlone: (line) => !beside.has(line) };
}

/** Where rows stand apart, lines closer than they are go on within a cell. */
function beginsOf(column: readonly Line[]): Line[] {
  const steps = column.map((line, at) => (column[at - 1]?.across ?? Infinity) - line.across);
  const rows = steps.slice(1).toSorted((a, b) => a - b);
  const [closest = 0, usual = 0] = [rows[0], rows[rows.length >> 1]];
  const hasWrapped = usual > closest * ROWS_APART;
  return column.filter((_, at) => !hasWrapped || (steps[at] ?? 0) > closest * ROWS_APART);
}

/** Lines on one baseline, from left to right; rows from top to bottom, one angle after the other. */
function rowsAmong(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.angle - b.angle || b.across - a.across)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isOn =
      first?.angle === line.angle && first.across - line.across <= SAME_BASELINE * line.size;
    if (row !== undefined && isOn) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.start - b.start));
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  const [first, second]: [T[], T[]] = [[], []];
  for (const one of all) (isFirst(one) ? first : second).push(one);
  return [first, second];
}

/** Whether a row may hold the next line of a column. */
function mayFollow(column: readonly Line[], row: readonly Line[]): boolean {
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

function isOfCells(column: readonly Line[], beside: ReadonlyMap<Line, readonly Line[]>): boolean {
  const texts = column.map(({ spans }) => textOf(spans));
  const placed = placedLines(column);
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / column.length;
  const going = placed.filter((line, at) => at > 0 && goesOn(placed[at - 1] ?? line, line)).length;
  const isRunning = going > 0 && going >= GOING_ON * (column.length - 1) && words >= LEAST_WORDS;
  if (isRunning && earlyShare(column) <= MOST_EARLY) return false;
  if (column.some((line) => beside.get(line)?.some(({ spans }) => LEADER.test(textOf(spans)))))
    return true;
  const labels = texts.filter((text) => /[:：]$/.test(text)).length;
  if (labels * 2 > column.length) return true;
  const values = column.filter((line) => beside.get(line)?.some(isValue)).length;
  const begins = texts.filter((text) => !/^\p{Ll}/u.test(text)).length;
  if (values === column.length && begins === column.length) return true;
  return words < FEW_WORDS || earlyShare(column) > MOST_EARLY;
}

function isValue(line: Line): boolean {
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
