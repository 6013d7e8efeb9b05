import { MAX_REPORT_DAYS } from '../../../preload/contract/limits.ts';
import type { ReportRange } from '../../../preload/contract/reports.ts';
import { dayNumber, dayOf, lengthOf } from '../../ui/chart/utc-days.ts';

export type RangeFault =
  | { readonly kind: 'incomplete' | 'reversed' | 'future' }
  | { readonly kind: 'too-long'; readonly days: number };

/**
 * What is wrong with a range that a person typed; null when it can be asked for.
 * @param today UTC; nothing is known of the days behind it
 */
export function rangeFault(range: ReportRange, today: string): RangeFault | null {
  if (!isDay(range.start) || !isDay(range.end)) return { kind: 'incomplete' };
  const days = lengthOf(range);
  if (days < 1) return { kind: 'reversed' };
  if (range.end > today) return { kind: 'future' };
  return days > MAX_REPORT_DAYS ? { kind: 'too-long', days } : null;
}

/** Whether it is a day of the calendar, written `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const number = dayNumber(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(number) && dayOf(number) === text;
}
