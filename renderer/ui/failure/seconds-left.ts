/**
 * Whole seconds until a moment, rounded up so that it reads 1 until the moment itself; never
 * negative. Both arguments are milliseconds of the same clock.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
