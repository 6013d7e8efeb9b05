import type { ReportRange } from '../../../preload/contract/reports.ts';
import { dayAt, dayNumber, dayOf, daysAfter } from '../../ui/chart/utc-days.ts';

/** Ranges that people ask for most; all of them end today at the latest. */
export const PRESETS = [
  'today',
  'yesterday',
  'last-7',
  'last-30',
  'this-month',
  'last-month',
  'this-quarter',
  'last-12-months',
] as const;
export type Preset = (typeof PRESETS)[number];

/**
 * The UTC days that a preset means now. `last-7` and `last-30` are so many days with today as the last;
 * `last-12-months` begins the day after the same day a year ago.
 * @param now milliseconds since 1970
 */
export function presetRange(preset: Preset, now: number): ReportRange {
  const today = dayAt(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const firstOf = (months: number) => dayAt(Date.UTC(year, months, 1));
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: daysAfter(today, -1), end: daysAfter(today, -1) };
    case 'last-7':
      return { start: daysAfter(today, -6), end: today };
    case 'last-30':
      return { start: daysAfter(today, -29), end: today };
    case 'this-month':
      return { start: firstOf(month), end: today };
    case 'last-month':
      return { start: firstOf(month - 1), end: daysAfter(firstOf(month), -1) };
    case 'this-quarter':
      return { start: firstOf(month - (month % 3)), end: today };
    case 'last-12-months':
      return { start: daysAfter(yearBefore(today), 1), end: today };
  }
}

/** 29 February becomes the 28th. */
function yearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return Number.isNaN(dayNumber(same)) || dayOf(dayNumber(same)) !== same
    ? `${same.slice(0, 4)}-02-28`
    : same;
}
