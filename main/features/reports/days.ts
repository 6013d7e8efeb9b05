import type { ReportRange } from '../../../preload/contract/reports.ts';

const DAY_MS = 86_400_000;

/** Days since 1970 of a day `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The day `YYYY-MM-DD` of a number of days since 1970. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The UTC day of a time, in days since 1970. @param time milliseconds since 1970 */
export function dayNumberAt(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** Number of days of a range, both ends included. */
export function lengthOf({ start, end }: ReportRange): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

/** Every day of a range, in order. */
export function daysOf(range: ReportRange): string[] {
  const first = dayNumber(range.start);
  return Array.from({ length: lengthOf(range) }, (_, index) => dayOf(first + index));
}

/** The range of the same length that ends the day before. */
export function rangeBefore(range: ReportRange): ReportRange {
  const first = dayNumber(range.start);
  return { start: dayOf(first - lengthOf(range)), end: dayOf(first - 1) };
}

/** First and last day of the calendar month that a day belongs to, in days since 1970. */
export function monthOf(day: number): { readonly first: number; readonly last: number } {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    first: Date.UTC(year, month, 1) / DAY_MS,
    last: Date.UTC(year, month + 1, 0) / DAY_MS,
  };
}

/** 0 to 6; which weekday is 0 does not matter to its users. */
export function weekdayOf(day: number): number {
  return ((day % 7) + 7) % 7;
}
