/**
 * How likely two stretches of text are translations of each other by their lengths alone, after Gale
 * and Church (1993), "A Program for Aligning Sentences in Bilingual Corpora", Computational
 * Linguistics 19(1): the difference in characters is normal, with a variance that grows with length.
 */

/**
 * Variance per character. Gale and Church measured 6.8 over whole corpora; within one document, whose own
 * ratio is known, it is less.
 */
const VARIANCE = 3;
/** Nats; nothing is so unlike that no other clue could tell otherwise. */
const MOST_COST = 12;

export interface LengthModel {
  /** Nats: 0 for the expected length, growing with the difference. */
  cost(source: number, target: number): number;
}

/** @param ratio characters of the target for one of the source */
export function createLengthModel(ratio: number): LengthModel {
  return {
    cost(source, target) {
      const mean = (source + target / ratio) / 2;
      if (mean === 0) return 0;
      const deviation = Math.abs(target - source * ratio) / Math.sqrt(mean * VARIANCE * ratio);
      return Math.min(MOST_COST, -Math.log(Math.max(2 * upperTail(deviation), 1e-9)));
    },
  };
}

/** P(X > x) of a standard normal variable, by Abramowitz and Stegun 26.2.17 (error below 1e-7). */
function upperTail(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
