/** Attempts in total, the first included. */
export const ATTEMPTS = 5;

const FIRST_INTERVAL_MS = 1000;
const FACTOR = 1.6;
const MAX_INTERVAL_MS = 120_000;
const JITTER = 0.23;
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * Milliseconds from the start of an attempt to the start of the next: 1 s, then 1.6 times more
 * each, at most 120 s, spread by ±23 % from the second on. The figures are those of the API
 * family's own clients.
 * @param attempt the attempt that failed, from 1
 * @param random uniform in [0, 1)
 */
export function retryInterval(attempt: number, random: () => number): number {
  const interval = Math.min(FIRST_INTERVAL_MS * FACTOR ** (attempt - 1), MAX_INTERVAL_MS);
  return attempt === 1 ? interval : interval * (1 + JITTER * (2 * random() - 1));
}

export interface FailedAttempt {
  /** From 1. */
  readonly attempt: number;
  /** When it started and when it failed, on one clock in milliseconds. */
  readonly startedAt: number;
  readonly failedAt: number;
  /** What the service asked for; 0 when it asked for nothing. */
  readonly retryAfterMs: number;
}

/**
 * Milliseconds to wait before the next attempt. The interval counts from the attempt's start, so
 * a slow failure shortens the wait; the service's own Retry-After (at most 60 s of it) is a
 * minimum.
 */
export function retryWait(failed: FailedAttempt, random: () => number): number {
  const due = failed.startedAt + retryInterval(failed.attempt, random);
  const asked = Math.min(failed.retryAfterMs, MAX_RETRY_AFTER_MS);
  return Math.max(due - failed.failedAt, asked);
}

/**
 * Reads a Retry-After header: seconds or an HTTP date.
 * @param now milliseconds since 1970
 * @returns milliseconds, 0 when absent or not understood
 */
export function readRetryAfter(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const value = header.trim();
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  // A date begins with the name of a day; the parser would take a negative number for a year.
  const date = /^[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.max(date - now, 0);
}
