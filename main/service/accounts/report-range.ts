export const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/** A stretch of time, `until` not included; both as ISO 8601 with `Z`. */
export interface Stretch {
  readonly from: string;
  readonly until: string;
}

/** What a report covers, in UTC. Its parts do not overlap and leave nothing out. */
export interface ReportRange {
  /** As reports write it: `YYYY-MM-DDTHH:MM:SS`. */
  readonly start: string;
  readonly end: string;
  /** Milliseconds that it covers. */
  readonly duration: number;
  /** The days that belong to it whole, `YYYY-MM-DD`, `until` not included. */
  readonly days: Stretch;
  /** What belongs to it of the day before them, and of the day after. */
  readonly edges: readonly [Stretch, Stretch];
}

const NOTHING: Stretch = { from: '', until: '' };
const FORM = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?$/;

/** Milliseconds since 1970 of `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS`; null for anything else. */
function momentOf(text: string): { readonly at: number; readonly isDay: boolean } | null {
  const [, day, time] = FORM.exec(text) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${time ?? '00:00:00'}.000Z`);
  if (Number.isNaN(at) || !writtenAs(at).startsWith(text)) return null;
  return { at, isDay: time === undefined };
}

/** Without zone, in whole seconds. */
const writtenAs = (at: number): string => new Date(at).toISOString().slice(0, 19);
const dayAt = (at: number): string => writtenAs(at).slice(0, 10);
const stretch = (from: number, until: number): Stretch =>
  from < until
    ? { from: new Date(from).toISOString(), until: new Date(until).toISOString() }
    : NOTHING;

/**
 * The range between two dates or date-times, both of which belong to it: a date as the whole day, a
 * date-time as its second.
 * @returns the name of the bound that is none; the range is negative where the end is before the start
 */
export function reportRange(start: string, end: string): ReportRange | 'start_date' | 'end_date' {
  const first = momentOf(start);
  if (first === null) return 'start_date';
  const last = momentOf(end);
  if (last === null) return 'end_date';
  const from = first.at;
  const until = last.at + (last.isDay ? DAY_MS : SECOND_MS);
  const [firstDay, endDay] = [
    Math.ceil(from / DAY_MS) * DAY_MS,
    Math.floor(until / DAY_MS) * DAY_MS,
  ];
  // Both within one day.
  const isPart = firstDay > endDay;
  return {
    start: writtenAs(from),
    end: writtenAs(last.at),
    duration: until - from,
    days: isPart ? NOTHING : { from: dayAt(firstDay), until: dayAt(endDay) },
    edges: isPart
      ? [stretch(from, until), NOTHING]
      : [stretch(from, firstDay), stretch(endDay, until)],
  };
}
