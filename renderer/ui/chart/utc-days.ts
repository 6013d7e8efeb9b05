const DAY_MS = 86_400_000;

/** Days since 1970 of a UTC day `YYYY-MM-DD`; NaN for what is no day. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The UTC day `YYYY-MM-DD` of a number of days since 1970. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The UTC day of a time. @param time milliseconds since 1970 */
export function dayAt(time: number): string {
  return dayOf(Math.floor(time / DAY_MS));
}

export function daysAfter(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}

/** Number of days from one day to another, both included; NaN where one of them is no day. */
export function lengthOf({ start, end }: { readonly start: string; readonly end: string }): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

/** 0 is Monday, as ISO 8601 begins its weeks. */
export function weekdayOf(day: string): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}
