/** From Sunday: what an office does on a day, of its average working day. */
const WEEKDAYS = [0.07, 0.95, 1.08, 1.1, 1.04, 0.86, 0.13] as const;

/** First day, last day, and what is left of the work in between. */
const HOLIDAYS: readonly (readonly [from: string, until: string, left: number])[] = [
  ['01-01', '01-01', 0.05],
  ['01-02', '01-06', 0.5],
  ['05-01', '05-01', 0.1],
  ['08-01', '08-21', 0.65],
  ['12-24', '12-26', 0.06],
  ['12-27', '12-30', 0.4],
  ['12-31', '12-31', 0.08],
];

/** What an office does on a day, 1 being an average working day. */
export function officeShare(day: Date): number {
  const date = day.toISOString().slice(5, 10);
  const holiday = HOLIDAYS.find(([from, until]) => date >= from && date <= until);
  return (WEEKDAYS[day.getUTCDay()] ?? 1) * (holiday?.[2] ?? 1);
}
