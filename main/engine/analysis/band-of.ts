/** Bands from the cheapest to the dearest work. */
export const BANDS = [
  'repeat',
  'cross-repeat',
  '101',
  '100',
  '95-99',
  '85-94',
  '75-84',
  '50-74',
  'new',
] as const;
export type Band = (typeof BANDS)[number];

/** Matches below this percent save nobody any work. */
export const LEAST_PERCENT = 50;

/** The best match of a segment, and what stands round it. */
export interface AnalysedMatch {
  readonly percent: number;
  readonly context: 'both' | 'previous' | 'next' | null;
}

/** Which neighbours a segment has at all. */
export interface Neighbours {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/**
 * The band of a segment that is no repetition. 101 is an identical segment between the neighbours that
 * it was stored with; at the beginning or end of a text the one neighbour that there is must fit.
 */
export function bandOf(best: AnalysedMatch | null, neighbours: Neighbours): Band {
  if (best === null || best.percent < LEAST_PERCENT) return 'new';
  const { percent } = best;
  if (percent >= 100) return isInContext(best, neighbours) ? '101' : '100';
  if (percent >= 95) return '95-99';
  if (percent >= 85) return '85-94';
  return percent >= 75 ? '75-84' : '50-74';
}

/** Whether an identical segment stands between the neighbours that it was stored with. */
export function isInContext(
  { context, percent }: AnalysedMatch,
  { hasPrevious, hasNext }: Neighbours,
): boolean {
  if (percent < 100) return false;
  if (context === 'both') return true;
  return hasPrevious !== hasNext && context === (hasPrevious ? 'previous' : 'next');
}
