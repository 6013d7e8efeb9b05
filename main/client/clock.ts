import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the retries need it. */
export interface Clock {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  /** Rejects as soon as the signal fires. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
};
