const SAMPLES_OF_MS = 16;
/** The rule asks for half of the last chunk's duration; the margin is for timers and the way. */
const SHARE = 0.55;
const LIVE_MS = 250;
const BACKLOG_MS = 1_000;

/** Decides when the next chunk may go out and how long it is. */
export interface Pacer {
  /**
   * @param waitingMs sound that is not sent yet
   * @param isLast whether no more is coming, so that a short rest goes out too
   * @returns samples of the chunk to send now, 0 when there is none, or milliseconds to wait
   */
  next(
    now: number,
    waitingMs: number,
    isLast: boolean,
  ): { readonly samples: number } | { readonly waitMs: number };
  sent(now: number, durationMs: number): void;
}

/** @param chunkMs of a chunk while sound comes as it is spoken, 50 to 250 */
export function createPacer(chunkMs: number): Pacer {
  let last = -Infinity;
  let lastDuration = 0;
  return {
    next(now, waitingMs, isLast) {
      if (waitingMs < chunkMs && !(isLast && waitingMs > 0)) return { samples: 0 };
      const due = last + lastDuration * SHARE;
      if (now < due) return { waitMs: due - now };
      const most = waitingMs > BACKLOG_MS ? BACKLOG_MS : Math.max(chunkMs, LIVE_MS);
      const whole = Math.floor(Math.min(waitingMs, most) / chunkMs) * chunkMs;
      const durationMs = whole > 0 ? whole : waitingMs;
      return { samples: Math.round(durationMs * SAMPLES_OF_MS) };
    },
    sent(now, durationMs) {
      last = now;
      lastDuration = durationMs;
    },
  };
}
