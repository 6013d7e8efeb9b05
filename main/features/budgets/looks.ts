import type { Clock } from '../../client/clock.ts';

const HOUR_MS = 60 * 60_000;
/** How long after a bill it is looked: typing makes many in a row. */
const SETTLE_MS = 5_000;
/** Least time between two looks that are made because something was billed. */
const REST_MS = 3 * 60_000;

export interface LooksPorts {
  /** @param look rejects where it failed; `isNewest` turns false when another one begins */
  readonly look: (isNewest: () => boolean) => Promise<void>;
  readonly closing: AbortSignal;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** Whether a look asks no service. */
  readonly isCheap: () => boolean;
  readonly onFault: (error: unknown) => void;
}

/** When it is looked: hourly, after bills, and when it is asked for. */
export interface Looks {
  /** Rejects with what made it fail. */
  now(): Promise<void>;
  /** Begins at once; a fault is told to `onFault`. */
  soon(): void;
  /** Something was billed. */
  billed(): void;
}

export function createLooks({ look, closing, clock, isCheap, onFault }: LooksPorts): Looks {
  let newest = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let waiting = new AbortController();
  /** The look that is waited for is due by a bill, not by the hour; later bills are in it, too. */
  let isDueByBill = false;

  const wait = (ms: number) => {
    waiting.abort();
    waiting = new AbortController();
    const signal = AbortSignal.any([waiting.signal, closing]);
    clock.sleep(ms, signal).then(soon, () => undefined);
  };
  const now = async () => {
    newest += 1;
    const mine = newest;
    lastAt = clock.now();
    isDueByBill = false;
    wait(HOUR_MS);
    await look(() => mine === newest && !closing.aborted);
  };
  const soon = () => {
    if (closing.aborted) return;
    now().catch((error: unknown) => {
      if (!closing.aborted) onFault(error);
    });
  };

  return {
    now,
    soon,
    billed() {
      if (closing.aborted || isDueByBill) return;
      isDueByBill = true;
      const restMs = isCheap() ? 0 : lastAt + REST_MS - clock.now();
      wait(Math.max(SETTLE_MS, restMs));
    },
  };
}
