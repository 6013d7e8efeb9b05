import type { FaultPlace } from './fault.ts';

/** Hears of a fault, with the place that it came from. */
export type FaultListener = (place: FaultPlace, thrown: unknown) => void;

/** What was never told where faults go ends by them, as by any rejection that nobody handles. */
let tell: FaultListener = (_, thrown) => {
  queueMicrotask(() => {
    throw thrown;
  });
};

/** Says where faults of background work go, for this whole program. */
export function listenForFaults(listener: FaultListener): void {
  tell = listener;
}

/**
 * Runs work that nobody waits for. What it throws, or what its promise rejects with, is told by place
 * and ends nothing else.
 */
export function inBackground(place: FaultPlace, work: () => unknown): void {
  const fail = (thrown: unknown) => tell(place, thrown);
  try {
    const result = work();
    if (result instanceof Promise) result.catch(fail);
  } catch (thrown) {
    fail(thrown);
  }
}

/** The same as a listener or the callback of a timer. */
export const guarded = (place: FaultPlace, work: () => unknown) => () => inBackground(place, work);

/** Runs work again and again. A turn that fails is told, and the next one comes. @returns ends it */
export function every(ms: number, place: FaultPlace, work: () => unknown): () => void {
  const timer = setInterval(guarded(place, work), ms).unref();
  return () => clearInterval(timer);
}

/** Runs work once, later. @returns takes it back */
export function after(ms: number, place: FaultPlace, work: () => unknown): () => void {
  const timer = setTimeout(guarded(place, work), ms);
  return () => clearTimeout(timer);
}

/** What follows a source that broke is tried again after this, and twice as long each time. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Follows values until the signal fires. A value that cannot be dealt with is told, and the next one
 * comes; a source that breaks is opened again after a pause.
 */
export function follow<T>(
  place: FaultPlace,
  signal: AbortSignal,
  open: () => AsyncIterable<T>,
  take: (value: T) => unknown,
): void {
  let pause = FIRST_PAUSE_MS;
  const read = async () => {
    for await (const value of open()) {
      if (signal.aborted) return;
      pause = FIRST_PAUSE_MS;
      try {
        await take(value);
      } catch (thrown) {
        tell(place, thrown);
      }
    }
  };
  const again = () => {
    read().catch((thrown: unknown) => {
      if (signal.aborted) return;
      tell(place, thrown);
      const timer = setTimeout(guarded(place, again), pause).unref();
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    });
  };
  again();
}
