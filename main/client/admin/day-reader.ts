const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Milliseconds since 1970 of a date or date-time; one without a zone is UTC. null for anything else.
 */
export function utcTime(text: string): number | null {
  if (!DAY.test(text) && !TIME.test(text)) return null;
  const zoned = DAY.test(text) || ZONE.test(text) ? text : `${text}Z`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? null : time;
}

/**
 * Reads UTC days, `YYYY-MM-DD`, of dates and date-times; null for anything else. A report repeats
 * each of its dates many times, so each is read once.
 */
export function createDayReader(): (value: unknown) => string | null {
  const known = new Map<string, string | null>();
  return (value) => {
    if (typeof value !== 'string') return null;
    let day = known.get(value);
    if (day === undefined) {
      const time = utcTime(value);
      day = time === null ? null : new Date(time).toISOString().slice(0, 10);
      known.set(value, day);
    }
    return day;
  };
}
