import type { IdRanges } from '../../../../preload/contract/id-ranges.ts';

/** Ranges as main is asked with them. */
export const askedRanges = (ids: IdRanges): [number, number][] =>
  ids.map(([first, last]) => [first, last]);
