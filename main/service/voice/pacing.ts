/** Sound may come at twice the speed of speech. */
const SPEED = 2;
/** Milliseconds of sound that may come ahead of that. */
const AHEAD = 2_000;
/**
 * Milliseconds by which chunks may follow each other too closely, all in all: a network that stalls
 * delivers several at once, and whoever keeps the rule makes up for it with the next ones.
 */
const CLOSENESS = 500;

/** Checks the two rules of pace. */
export interface Pacing {
  /** Whether a chunk of so many milliseconds may come now; counts it. */
  admits(durationMs: number): boolean;
}

/**
 * @param now milliseconds on a clock that never goes back
 */
export function createPacing(now: () => number): Pacing {
  let began: number | null = null;
  let sound = 0;
  let last = 0;
  let lastDuration = 0;
  let closeness = 0;
  return {
    admits(durationMs) {
      const time = now();
      if (began === null) began = time;
      else closeness = Math.max(0, closeness + lastDuration / 2 - (time - last));
      sound += durationMs;
      last = time;
      lastDuration = durationMs;
      return closeness <= CLOSENESS && sound <= SPEED * (time - began) + AHEAD;
    },
  };
}
