import type { DaySpan } from '../../ui/chart/chart-data.ts';

/** UTC days in the interface language. */
export interface DayWords {
  /** `Wed, Nov 4, 2026` */
  readonly full: (day: string) => string;
  /** `Nov 4` */
  readonly short: (day: string) => string;
  /** `Nov`, or `Nov 2026` */
  readonly month: (day: string, hasYear: boolean) => string;
  /** `Nov 2 – 8, 2026`; a single day as `full` writes it. */
  readonly span: (span: DaySpan) => string;
}

export function createDayWords(locale: string): DayWords {
  const format = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
  const full = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const short = format({ day: 'numeric', month: 'short' });
  const month = format({ month: 'short' });
  const monthAndYear = format({ month: 'short', year: 'numeric' });
  const span = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const time = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    full: (day) => full.format(time(day)),
    short: (day) => short.format(time(day)),
    month: (day, hasYear) => (hasYear ? monthAndYear : month).format(time(day)),
    span: ({ start, end }) =>
      start === end ? full.format(time(start)) : span.formatRange(time(start), time(end)),
  };
}
