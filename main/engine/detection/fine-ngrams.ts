import { eld } from 'eld/large';
import { modelCode } from './model-code.ts';

/**
 * The scores of a text by the larger n-gram model, 0 to 1, by our base codes. It knows rarer pieces
 * of words than the one that detection uses, whose verdicts are tuned to the smaller model. Loading
 * takes about 0.2 s, which is why this file is imported dynamically.
 */
export function fineScores(text: string): ReadonlyMap<string, number> {
  const scores = Object.entries(eld.detect(text).getScores());
  // It knows no Indonesian and calls it Malay.
  return new Map(scores.map(([code, score]) => [code === 'ms' ? 'id' : modelCode(code), score]));
}
