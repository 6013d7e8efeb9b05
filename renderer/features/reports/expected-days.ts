import type { Measure } from '../../../preload/contract/measures.ts';
import type { UsageReport } from '../../../preload/contract/reports.ts';
import { dayAt, daysAfter, lengthOf, weekdayOf } from '../../ui/chart/utc-days.ts';

/** Days that the rhythm of the week is taken from. */
const WINDOW_DAYS = 28;

export interface ExpectedDays {
  /** The days of the report, and those up to the end of the forecast. */
  readonly days: readonly string[];
  /** What is expected beside what is counted, for each of these days. */
  readonly values: readonly number[];
}

/**
 * Spreads what a forecast leaves for the rest of the month over the days that are left, today among
 * them: evenly, or, where it rests on weekdays, as the weekdays took their parts in the last four
 * weeks. The days add up to the forecast exactly.
 */
export function expectedDays(
  { days, range, forecast, readAt }: Pick<UsageReport, 'days' | 'range' | 'forecast' | 'readAt'>,
  measure: Measure,
): ExpectedDays {
  const known = days.map(({ day }) => day);
  const until = forecast?.until ?? range.end;
  const today = dayAt(Date.parse(readAt));
  const more = lengthOf({ start: range.end, end: until }) - 1;
  const all = [...known, ...Array.from({ length: more }, (_, at) => daysAfter(range.end, at + 1))];
  if (forecast === null) return { days: known, values: [] };

  const used = days
    .filter(({ day }) => day.slice(0, 7) === until.slice(0, 7))
    .reduce((sum, { usage }) => sum + usage[measure], 0);
  const left = Math.max(0, forecast.usage[measure] - used);
  const open = all.map((day) => day >= today);
  const full = days.filter(({ day }) => day < today).slice(-WINDOW_DAYS);
  const weight = (day: string) => {
    if (forecast.method === 'mean') return 1;
    const same = full.filter((one) => weekdayOf(one.day) === weekdayOf(day));
    return same.reduce((sum, { usage }) => sum + usage[measure], 0) / Math.max(1, same.length);
  };
  return {
    days: all,
    values: spread(
      left,
      all.map((day, at) => (open[at] === true ? weight(day) : 0)),
      open,
    ),
  };
}

/** Whole parts of a whole number, in proportion to the weights; evenly where all of them are 0. */
function spread(whole: number, weights: readonly number[], open: readonly boolean[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  const parts = sum > 0 ? weights : open.map((isOpen) => (isOpen ? 1 : 0));
  const all = parts.reduce((all, one) => all + one, 0);
  let [weight, given] = [0, 0];
  return parts.map((part) => {
    weight += part;
    const upTo = all > 0 ? Math.round((whole * weight) / all) : 0;
    const own = upTo - given;
    given = upTo;
    return own;
  });
}
