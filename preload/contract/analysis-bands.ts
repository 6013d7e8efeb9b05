/**
 * Bands of an analysis, by the best match of a segment; 101 is a match with its context. `cross-repeat` is a
 * source of an earlier file of the project.
 */
export const ANALYSIS_BANDS = [
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
export type AnalysisBand = (typeof ANALYSIS_BANDS)[number];

/** What a word of each band counts for, in percent of a new one. */
export type BandWeights = Readonly<Record<AnalysisBand, number>>;

/** Words as they are paid for: each band by its weight. Their sum over files is that of the project. */
export const weightedWords = (
  bands: readonly { readonly band: AnalysisBand; readonly words: number }[],
  weights: BandWeights,
): number => bands.reduce((sum, { band, words }) => sum + words * weights[band], 0) / 100;
