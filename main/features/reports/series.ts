import type { Measure } from '../../../preload/contract/measures.ts';
import type { Series, SeriesAnswer } from '../../../preload/contract/reports.ts';
import type { Cells } from './cells.ts';
import { addTo } from './cells.ts';
import { daysOf, lengthOf } from './days.ts';

/** What `characters` is made of. */
const KINDS = ['textCharacters', 'documentCharacters', 'improvementCharacters'] as const;

export interface SeriesRequest {
  readonly measure: Measure;
  /** `part`: by key or tag, whichever the report has. */
  readonly stack: 'none' | 'kind' | 'part';
  /** The largest so many parts have a series of their own. */
  readonly top: number;
}

/**
 * Values for a stacked chart: one for each day of the range; all series together are the measure.
 * Parts that used nothing of it have no series. Only `characters` has kinds; another measure is the
 * one kind of itself.
 */
export function seriesOf(cells: Cells, { measure, stack, top }: SeriesRequest): SeriesAnswer {
  const days = daysOf(cells.range);
  switch (stack) {
    case 'none':
      return { days, series: [{ name: null, key: null, values: daily(cells, measure) }] };
    case 'kind':
      return { days, series: kinds(cells, measure) };
    case 'part':
      return { days, series: largestParts(cells, measure, top) };
  }
}

function daily(cells: Cells, measure: Measure): number[] {
  const values = new Float64Array(lengthOf(cells.range));
  const column = cells.figures[measure];
  for (let cell = 0; cell < cells.size; cell += 1) {
    addTo(values, cells.day[cell] ?? 0, column[cell] ?? 0);
  }
  return Array.from(values);
}

function kinds(cells: Cells, measure: Measure): Series[] {
  if (measure !== 'characters') {
    return [{ name: measure, key: null, values: daily(cells, measure) }];
  }
  const known = KINDS.map((name) => ({ name, key: null, values: daily(cells, name) }));
  // A service may count what it does not name.
  const others = daily(cells, measure).map((total, day) =>
    known.reduce((left, { values }) => left - (values[day] ?? 0), total),
  );
  if (!others.some((value) => value > 0)) return known;
  return [...known, { name: null, key: null, values: others.map((value) => Math.max(0, value)) }];
}

function largestParts(cells: Cells, measure: Measure, top: number): Series[] {
  const column = cells.figures[measure];
  const totals = new Float64Array(cells.parts.length);
  for (let cell = 0; cell < cells.size; cell += 1) {
    addTo(totals, cells.part[cell] ?? 0, column[cell] ?? 0);
  }
  const used = Array.from(totals.keys()).filter((part) => totals[part] !== 0);
  used.sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
  const largest = used.slice(0, top);
  const hasOthers = used.length > top;

  /** Which series a part belongs to; the last one is of all others. */
  const seriesOfPart = new Uint32Array(cells.parts.length).fill(largest.length);
  largest.forEach((part, series) => (seriesOfPart[part] = series));
  const length = lengthOf(cells.range);
  const values = Array.from({ length: largest.length + 1 }, () => new Float64Array(length));
  for (let cell = 0; cell < cells.size; cell += 1) {
    const series = values[seriesOfPart[cells.part[cell] ?? 0] ?? 0];
    if (series !== undefined) addTo(series, cells.day[cell] ?? 0, column[cell] ?? 0);
  }
  const named = largest.map((index, series): Series => {
    const part = cells.parts[index];
    return {
      name: part?.tag ?? part?.label ?? null,
      key: part?.key ?? null,
      values: Array.from(values[series] ?? []),
    };
  });
  if (!hasOthers) return named;
  return [...named, { name: null, key: null, values: Array.from(values.at(-1) ?? []) }];
}
