import { MEASURES } from '../../../preload/contract/measures.ts';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { ExtraFields, ReportRange, UsageFigures } from '../../../preload/contract/reports.ts';
import { dayNumber, lengthOf } from './days.ts';
import { figuresOf } from './figures.ts';

/** What usage is split by: a key (masked id and label stand for one key together) or a tag. */
export interface Part {
  readonly key: string | null;
  readonly label: string | null;
  readonly tag: string | null;
}

/** Usage of one key, or of one tag, on one UTC day, as the service reports it. */
export interface ReportedUsage {
  readonly key?: string;
  readonly label?: string;
  readonly tag?: string;
  /** One without a day belongs to none of a range. */
  readonly day: string | null;
  readonly usage: UsageFigures;
  readonly extra?: ExtraFields;
}

export type FigureColumns = Readonly<Record<Measure, Float64Array>>;

/**
 * A report in columns, since a year of 200 keys has 73,200 cells. There is one cell for each part
 * and day; they are in the order of days and, within a day, of parts.
 */
export interface Cells {
  readonly range: ReportRange;
  /** By label, masked id and tag. */
  readonly parts: readonly Part[];
  readonly size: number;
  /** Days since the range's start. */
  readonly day: Uint16Array;
  /** Index in `parts`. */
  readonly part: Uint32Array;
  readonly figures: FigureColumns;
  /** Fields that only the service knows, by cell; most reports have none. */
  readonly extra: ReadonlyMap<number, ExtraFields>;
}

/**
 * Orders what the service reports. Usage of the same part and day is added up; a day outside the
 * range is left out, so that it shows as not accounted for.
 */
export function cellsOf(range: ReportRange, reported: readonly ReportedUsage[]): Cells {
  const { parts, partOf } = readParts(reported);
  const dayOf = readDays(range, reported);
  const order = stableOrder(stableOrder(null, partOf, parts.length), dayOf, lengthOf(range));
  const day = new Uint16Array(order.length);
  const part = new Uint32Array(order.length);
  const figures = columns(order.length);
  const extra = new Map<number, ExtraFields>();
  let size = 0;
  for (const index of order) {
    const [itsDay, itsPart] = [dayOf[index] ?? 0, partOf[index] ?? 0];
    const usage = reported[index]?.usage;
    if (usage === undefined) continue;
    const isSame = size > 0 && day[size - 1] === itsDay && part[size - 1] === itsPart;
    const cell = isSame ? size - 1 : size++;
    day[cell] = itsDay;
    part[cell] = itsPart;
    for (const measure of MEASURES) addTo(figures[measure], cell, usage[measure]);
    addExtra(extra, cell, reported[index]?.extra);
  }
  return {
    extra,
    range,
    parts,
    size,
    day: day.subarray(0, size),
    part: part.subarray(0, size),
    figures: mapColumns((measure) => figures[measure].subarray(0, size)),
  };
}

/** Figures of one cell or row. */
export function figuresAt(figures: FigureColumns, index: number): UsageFigures {
  return figuresOf((measure) => figures[measure][index] ?? 0);
}

/** Empty columns. */
export function columns(size: number): FigureColumns {
  return mapColumns(() => new Float64Array(size));
}

export function addTo(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount;
}

/** Adds fields to those of a cell or row: numbers are added up, texts stand beside each other. */
export function addExtra(
  to: Map<number, ExtraFields>,
  index: number,
  more: ExtraFields | undefined,
): void {
  if (more === undefined) return;
  const before = to.get(index);
  to.set(index, before === undefined ? more : joinedExtra(before, more));
}

/** Texts of one field in a row that is added up. */
const MAX_TEXTS = 20;
const BETWEEN = '; ';

function joinedExtra(before: ExtraFields, more: ExtraFields): ExtraFields {
  // Most rows that are added up say the same.
  const isSame = Object.entries(more).every(
    ([name, value]) => typeof value === 'string' && before[name] === value,
  );
  if (isSame) return before;
  const joined = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(more)) {
    const there = joined.get(name);
    if (there === undefined) joined.set(name, value);
    else if (typeof there === 'number' && typeof value === 'number')
      joined.set(name, there + value);
    else {
      const texts = String(there).split(BETWEEN);
      const text = String(value);
      if (texts.includes(text) || texts.length >= MAX_TEXTS) continue;
      joined.set(name, [...texts, text].join(BETWEEN));
    }
  }
  return Object.fromEntries(joined);
}

function mapColumns(column: (measure: Measure) => Float64Array): FigureColumns {
  return Object.fromEntries(MEASURES.map((measure) => [measure, column(measure)])) as Record<
    Measure,
    Float64Array
  >;
}

/** The parts in order, and the part of each piece of usage. */
function readParts(reported: readonly ReportedUsage[]) {
  const found: Part[] = [];
  const known = new Map<string, Map<string, number>>();
  const foundOf = Uint32Array.from(reported, ({ key = null, label = null, tag = null }) => {
    const name = tag ?? label ?? '';
    let sameName = known.get(name);
    if (sameName === undefined) known.set(name, (sameName = new Map<string, number>()));
    let index = sameName.get(key ?? '');
    if (index === undefined) sameName.set(key ?? '', (index = found.push({ key, label, tag }) - 1));
    return index;
  });
  const { compare } = new Intl.Collator('und', { numeric: true });
  const inOrder = (a: string | null, b: string | null) =>
    compare(a ?? '', b ?? '') || byCodeUnits(a ?? '', b ?? '');
  const sorted = Array.from(found, (part, index) => ({ part, index })).sort(
    ({ part: a }, { part: b }) =>
      inOrder(a.label, b.label) || inOrder(a.key, b.key) || inOrder(a.tag, b.tag),
  );
  const rank = new Uint32Array(found.length);
  sorted.forEach(({ index }, place) => (rank[index] = place));
  return {
    parts: sorted.map(({ part }) => part),
    partOf: foundOf.map((index) => rank[index] ?? 0),
  };
}

/** What a collator takes for equal is still apart. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The day of each piece of usage, since the range's start; one outside of it counts as its length. */
function readDays(range: ReportRange, reported: readonly ReportedUsage[]): Uint32Array {
  const first = dayNumber(range.start);
  const length = lengthOf(range);
  const known = new Map<string | null, number>();
  return Uint32Array.from(reported, ({ day }) => {
    let offset = known.get(day);
    if (offset === undefined) {
      offset = day === null ? length : dayNumber(day) - first;
      if (!(offset >= 0 && offset < length)) offset = length;
      known.set(day, offset);
    }
    return offset;
  });
}

/**
 * Orders indices by a value from 0 up to `limit`, in the order they had where it is the same
 * (counting sort); those of larger values are left out.
 */
function stableOrder(indices: Uint32Array | null, values: Uint32Array, limit: number): Uint32Array {
  const from = indices ?? Uint32Array.from(values.keys());
  const starts = new Uint32Array(limit + 1);
  for (const index of from) {
    const value = values[index] ?? limit;
    if (value < limit) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  }
  for (let value = 0; value < limit; value += 1) {
    starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  }
  const ordered = new Uint32Array(starts[limit] ?? 0);
  for (const index of from) {
    const value = values[index] ?? limit;
    if (value >= limit) continue;
    const place = starts[value] ?? 0;
    ordered[place] = index;
    starts[value] = place + 1;
  }
  return ordered;
}
