/** The UTC day of a moment, `YYYY-MM-DD`. @param date milliseconds since 1970 */
export const dayOf = (date: number): string => new Date(date).toISOString().slice(0, 10);
