const WAITS = [0, 250, 500, 1000, 2000, 4000] as const;
const SPREAD = 0.2;

/**
 * Milliseconds before an attempt to reconnect: at once, then longer each time, at most 4 s, spread by
 * a fifth so that many clients do not come back in step.
 * @param attempt from 0
 * @param random uniform in [0, 1)
 */
export function backOff(attempt: number, random: () => number): number {
  const wait = WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0;
  return wait * (1 + SPREAD * (2 * random() - 1));
}
