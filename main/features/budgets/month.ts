/** The UTC month of a moment, `YYYY-MM`. @param date milliseconds since 1970 */
export const monthOf = (date: number): string => new Date(date).toISOString().slice(0, 7);

/** The month before a month, `YYYY-MM`. */
export function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return monthOf(first.setUTCMonth(first.getUTCMonth() - 1));
}
