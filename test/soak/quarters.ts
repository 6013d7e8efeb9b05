import { median } from '../bench/measured.ts';

/** The middle of the first quarter and of the last one. What comes first of all warms up. */
export function quarters(values: readonly number[]): {
  readonly first: number;
  readonly last: number;
} {
  const warm = values.slice(Math.ceil(values.length / 20));
  const quarter = Math.max(1, Math.floor(warm.length / 4));
  return { first: median(warm.slice(0, quarter)), last: median(warm.slice(-quarter)) };
}
