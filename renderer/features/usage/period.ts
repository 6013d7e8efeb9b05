const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whole days that are left of a billing period; 0 for less than a day, -1 when it is over, null for
 * what is no time.
 * @param end ISO 8601
 * @param now milliseconds since 1970
 */
export function daysLeft(end: string, now: number): number | null {
  const left = Date.parse(end) - now;
  if (Number.isNaN(left)) return null;
  return left <= 0 ? -1 : Math.floor(left / DAY_MS);
}

/** A moment as people read it: its time alone on the same day; '' for what is no time. */
export function momentWords(iso: string, now: number, locale: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const isToday = moment.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(moment);
}
