/** The ISO 8601 form of a date of TMX (`20260102T030405Z`), or of ISO; null for anything else. */
export function isoOfTmx(date: string): string | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?Z?$/.exec(date.trim());
  if (match === null) return null;
  const [, year, month, day, hour, minute, second] = match;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = Date.parse(iso);
  return Number.isNaN(time) || new Date(time).toISOString() !== iso ? null : iso;
}

/** `isoOfTmx` with its last answers: the dates of a file repeat. */
export function createDateReader(): (date: string) => string | null {
  const known = new Map<string, string | null>();
  return (date) => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const iso = isoOfTmx(date);
    if (known.size > 4096) known.clear();
    known.set(date, iso);
    return iso;
  };
}

/** The form of TMX, which has no fractions of seconds. */
export const tmxOfIso = (iso: string): string =>
  `${iso.slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`;

/** Whether the form of TMX says all that this moment is. */
export const isWholeSecond = (iso: string): boolean => /^[\d:T-]{19}\.000Z$/.test(iso);
