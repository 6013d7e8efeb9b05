import type { Clock } from '../../../main/client/clock.ts';

/** Time that passes only when a test says so. */
export interface VirtualClock extends Clock {
  /** Somebody sets the computer's date; no time passes. */
  shiftDate(ms: number): void;
  /** Goes from timer to timer until a condition holds; throws when a day was not enough. */
  until(holds: () => boolean): Promise<void>;
  /** Lets so much time pass, with all that happens in it. */
  pass(ms: number): Promise<void>;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

const DAY_MS = 24 * 60 * 60_000;
/** Turns of the event loop in which everything that needs no time has happened. */
const TURNS = 12;

export function createVirtualClock(): VirtualClock {
  let now = 1_000_000;
  let shifted = 0;
  const sleepers = new Set<Sleeper>();
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
  };
  const next = () => [...sleepers].reduce((least, { at }) => Math.min(least, at), Infinity);
  const goTo = async (time: number) => {
    now = time;
    for (const sleeper of [...sleepers]) {
      if (sleeper.at > now) continue;
      sleepers.delete(sleeper);
      sleeper.wake();
    }
    await settle();
  };
  return {
    now: () => now,
    date: () => 1_700_000_000_000 + now + shifted,
    shiftDate(ms) {
      shifted += ms;
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(new Error('left'));
          return;
        }
        const sleeper = { at: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(new Error('left'));
        });
      }),
    async until(holds) {
      await settle();
      const end = now + DAY_MS;
      while (!holds()) {
        const at = next();
        if (at > end) throw new Error('it never came to that');
        await goTo(at);
      }
    },
    async pass(ms) {
      await settle();
      const end = now + ms;
      for (let at = next(); at <= end; at = next()) await goTo(at);
      now = end;
    },
  };
}
