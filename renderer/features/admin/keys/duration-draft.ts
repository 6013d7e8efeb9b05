import type { ReadLimit } from './read-limit.ts';
import { readWholeNumber } from './whole-number.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A time of speech as it is typed. */
export interface DurationDraft {
  readonly hours: string;
  readonly minutes: string;
  /** With up to three decimals; null where whole minutes are enough, so that it is not asked for. */
  readonly seconds: string | null;
}

/** Milliseconds in the entries of the editor; nothing is rounded. */
export function durationDraft(ms: number | null): DurationDraft {
  if (ms === null) return { hours: '', minutes: '', seconds: null };
  const rest = ms % MINUTE;
  return {
    hours: String(Math.floor(ms / HOUR)),
    minutes: String(Math.floor((ms % HOUR) / MINUTE)),
    seconds: rest === 0 ? null : String(rest / SECOND),
  };
}

/** The milliseconds that a draft says, to the last one; an entry left empty counts as 0. */
export function readDuration(draft: DurationDraft, locale: string): ReadLimit {
  const { hours, minutes, seconds } = draft;
  if ([hours, minutes, seconds ?? ''].every((entry) => entry.trim() === '')) {
    return { problem: 'empty', entry: 'hours' };
  }
  const wholeHours = readWholeNumber(hours, locale);
  if (wholeHours === 'number' || wholeHours === 'large') {
    return { problem: wholeHours, entry: 'hours' };
  }
  const wholeMinutes = /^\s*([0-5]?\d)?\s*$/.exec(minutes);
  if (wholeMinutes === null) return { problem: 'minutes', entry: 'minutes' };
  const decimals = /^\s*(?:([0-5]?\d)(?:[.,](\d{1,3}))?)?\s*$/.exec(seconds ?? '');
  if (decimals === null) return { problem: 'seconds', entry: 'seconds' };
  const limit =
    (wholeHours === 'empty' ? 0 : wholeHours) * HOUR +
    Number(wholeMinutes[1] ?? 0) * MINUTE +
    Number(decimals[1] ?? 0) * SECOND +
    Number((decimals[2] ?? '').padEnd(3, '0'));
  return Number.isSafeInteger(limit) ? { limit } : { problem: 'large', entry: 'hours' };
}
