import { weekdayOf } from './utc-days.ts';

export type BinUnit = 'day' | 'week' | 'month';

/** Days that share one bar. */
export interface Bin {
  readonly start: string;
  readonly end: string;
  /** Places of its first day, and of the first day after it. */
  readonly from: number;
  readonly to: number;
}

/** Fewer px for a bar and the gap behind it cannot be told apart or pointed at. */
const LEAST_PITCH = 6;

/** What one bar stands for, so that all of them can be read. @param width of the plot in px */
export function unitFor(days: number, width: number): BinUnit {
  if (width / days >= LEAST_PITCH) return 'day';
  return (width * 7) / days >= LEAST_PITCH ? 'week' : 'month';
}

/**
 * Days put together: weeks from Monday to Sunday, calendar months. The first and the last may be
 * parts of one.
 * @param days in order, without a gap
 */
export function binDays(days: readonly string[], unit: BinUnit): Bin[] {
  const starts = days.flatMap((day, place) => (place === 0 || begins(day, unit) ? [place] : []));
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? days.length;
    return { start: days[from] ?? '', end: days[to - 1] ?? '', from, to };
  });
}

function begins(day: string, unit: BinUnit): boolean {
  if (unit === 'day') return true;
  return unit === 'week' ? weekdayOf(day) === 0 : day.endsWith('-01');
}

/** The values of each bin added up; a value that is missing counts nothing. */
export function sumBins(values: readonly number[], bins: readonly Bin[]): number[] {
  return bins.map(({ from, to }) => {
    let sum = 0;
    for (let place = from; place < to; place += 1) sum += values[place] ?? 0;
    return sum;
  });
}

/** Where a day lies among bins; -1 for none. */
export function binOf(bins: readonly Bin[], day: string): number {
  return bins.findIndex(({ start, end }) => day >= start && day <= end);
}
