/** Bands of an analysis, by the best match of a segment; 101 is a match with its context. */
export const ANALYSIS_BANDS = [
  'repeat',
  '101',
  '100',
  '95-99',
  '85-94',
  '75-84',
  '50-74',
  'new',
] as const;
export type AnalysisBand = (typeof ANALYSIS_BANDS)[number];
