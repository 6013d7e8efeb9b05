import { MEASURES } from '../../../preload/contract/measures.ts';
import type {
  ExtraFields,
  ReportRange,
  ReportRow,
  ReportRowsRequest,
  UsageFigures,
} from '../../../preload/contract/reports.ts';
import type { Cells, FigureColumns, Part } from './cells.ts';
import { addExtra, addTo, columns, figuresAt } from './cells.ts';
import { dayNumber, daysOf, lengthOf } from './days.ts';
import { figuresOf } from './figures.ts';

/** What of a table is wanted, and in which order. */
export type Selection = Omit<ReportRowsRequest, 'report' | 'from' | 'count'>;

/** A table as it was selected: its rows in order. */
export interface Table {
  readonly size: number;
  /** @param index 0 up to `size` */
  row(index: number): ReportRow;
  /** Over all rows. */
  readonly sum: UsageFigures;
  /** Names of the fields that only the service knows, in the order in which they come. */
  readonly extraNames: readonly string[];
}

/**
 * Selects cells by day, key and filter, adds them up to the rows of the table, and orders these.
 * `days` has a row for each day selected, used or not; the others only where there is a cell. The
 * order is total: rows of the same value are in the order of days, labels, masked ids or tags, in
 * whichever direction the value is sorted.
 */
export function selectTable(cells: Cells, selection: Selection): Table {
  const rows = rowsOf(cells, selection);
  const order = orderOf(rows, selection.sort);
  const days = daysOf(cells.range);
  return {
    size: order.length,
    row(index) {
      const row = order[index] ?? 0;
      const part = rows.part && cells.parts[rows.part[row] ?? 0];
      const extra = rows.extra.get(row);
      return {
        ...(extra && { extra }),
        day: days[rows.day?.[row] ?? -1] ?? null,
        key: part?.key ?? null,
        label: part?.label ?? null,
        tag: part?.tag ?? null,
        usage: figuresAt(rows.figures, row),
      };
    },
    sum: figuresOf((measure) => {
      let sum = 0;
      for (const row of order) sum += rows.figures[measure][row] ?? 0;
      return sum;
    }),
    extraNames: [
      ...new Set(Array.from(order, (row) => Object.keys(rows.extra.get(row) ?? {})).flat()),
    ],
  };
}

/** Rows in the order of days and parts; a column that the table does not have is null. */
interface Rows {
  readonly day: Uint16Array | null;
  readonly part: Uint32Array | null;
  readonly figures: FigureColumns;
  readonly extra: ReadonlyMap<number, ExtraFields>;
  /** The rows there are; others of the columns are unused. */
  readonly indices: Uint32Array;
}

function rowsOf(cells: Cells, selection: Selection): Rows {
  const { table } = selection;
  const selected = selectCells(cells, selection);
  switch (table) {
    case 'key-days':
    case 'tag-days':
      return {
        day: cells.day,
        part: cells.part,
        figures: cells.figures,
        extra: cells.extra,
        indices: selected,
      };
    case 'days': {
      const length = lengthOf(cells.range);
      const { figures, extra } = addUp(cells, selected, cells.day, length);
      const days = Uint16Array.from({ length }, (_, offset) => offset);
      const [from, to] = offsetsOf(cells.range, selection);
      const indices = Uint32Array.from(days.filter((offset) => offset >= from && offset <= to));
      return { day: days, part: null, figures, extra, indices };
    }
    case 'keys':
    case 'tags': {
      const { figures, extra, isUsed } = addUp(cells, selected, cells.part, cells.parts.length);
      const parts = Uint32Array.from(cells.parts.keys());
      const indices = parts.filter((part) => isUsed[part]);
      return { day: null, part: parts, figures, extra, indices };
    }
  }
}

type Wanted = Omit<Selection, 'table' | 'sort'>;

function selectCells({ range, parts, day, part, size }: Cells, wanted: Wanted): Uint32Array {
  const isPart = Uint8Array.from(parts, (each) => (isWanted(each, wanted) ? 1 : 0));
  const [from, to] = offsetsOf(range, wanted);
  const found = new Uint32Array(size);
  let count = 0;
  for (let cell = 0; cell < size; cell += 1) {
    if (isPart[part[cell] ?? 0] !== 1) continue;
    const offset = day[cell] ?? 0;
    if (offset < from || offset > to) continue;
    found[count] = cell;
    count += 1;
  }
  return found.subarray(0, count);
}

/** First and last of the days selected, since the range's start. */
function offsetsOf(range: ReportRange, { day, until }: Pick<Selection, 'day' | 'until'>) {
  const first = dayNumber(range.start);
  return day === null
    ? ([0, lengthOf(range) - 1] as const)
    : ([dayNumber(day) - first, dayNumber(until ?? day) - first] as const);
}

function isWanted(part: Part, { key, tag, filter }: Wanted): boolean {
  if (key !== null && (part.key !== key.key || part.label !== key.label)) return false;
  if (tag !== undefined && part.tag !== tag) return false;
  const sought = folded(filter);
  return [part.label, part.key, part.tag].some(
    (text) => text !== null && folded(text).includes(sought),
  );
}

/** Without letter case in any script: ß and SS, σ and ς, K and the kelvin sign are the same. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase();
}

function addUp(cells: Cells, selected: Uint32Array, by: Uint16Array | Uint32Array, groups: number) {
  const figures = columns(groups);
  const isUsed = new Uint8Array(groups);
  for (const cell of selected) isUsed[by[cell] ?? 0] = 1;
  for (const measure of MEASURES) {
    const [to, from] = [figures[measure], cells.figures[measure]];
    for (const cell of selected) addTo(to, by[cell] ?? 0, from[cell] ?? 0);
  }
  const extra = new Map<number, ExtraFields>();
  if (cells.extra.size > 0) {
    for (const cell of selected) addExtra(extra, by[cell] ?? 0, cells.extra.get(cell));
  }
  return { figures, extra, isUsed };
}

function orderOf({ day, part, figures, indices }: Rows, { by, descending }: Selection['sort']) {
  const values = by === 'day' ? day : by === 'key' || by === 'tag' ? part : figures[by];
  if (values === null) return indices;
  const direction = descending ? -1 : 1;
  return indices.slice().sort((a, b) => direction * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b);
}
