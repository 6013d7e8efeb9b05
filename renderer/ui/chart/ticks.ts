/** What an axis counts; `time` is in milliseconds. */
export type Quantity = 'count' | 'time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Steps that people count time in; beyond a day of hours it goes on in tens. */
const TIME_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map((step) => step * MINUTE);

/**
 * Places of an axis from 0 to the first round number at or above `max`: steps of 1, 2 or 5 and
 * zeros, never less than one; of time, steps of a clock.
 * @param most how many places above 0 there may be, at least 1
 */
export function niceTicks(max: number, most: number, quantity: Quantity): number[] {
  const step = stepOf(Math.max(0, max) / Math.max(1, most), quantity);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function stepOf(least: number, quantity: Quantity): number {
  if (quantity === 'count') return roundStep(Math.max(1, least));
  return TIME_STEPS.find((step) => step >= least) ?? roundStep(least / HOUR) * HOUR;
}

/** The smallest of 1, 2 and 5 with zeros that is not below `least`, which is 1 or more. */
function roundStep(least: number): number {
  // A power that comes out of a logarithm may be a hair too small.
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  const factor = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}
