import { hasHint } from './hints.ts';
import type { Cld3Answer } from './cld3.ts';
import type { NgramAnswer } from './models.ts';

export type Outcome =
  'success' | 'insufficient_confidence' | 'unsupported_language' | 'no_language_detected';

export interface Verdict {
  readonly outcome: Outcome;
  /** The model's best language, as a base code; null when neither has an idea. */
  readonly best: string | null;
}

/** Below this many words two models alone are wrong too often (7 in 100 measured). */
export const FEW_WORDS = 4;

// Measured thresholds: 96.3 % right and 0.6 % wrong on sentences of 5 to 10 words.
const SURELY_UNSUPPORTED = 0.8;
const NEURAL_SURE = 0.97;
const NEURAL_LOST = 0.6;
const NGRAMS_SURE = 0.5;

const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he', fil: 'tl', jw: 'jv' };

/** Codes of the models as base codes of ours: every Norwegian is nb. */
export function modelCode(code: string): string {
  return SAME[code] ?? code;
}

/**
 * Two models, one verdict. Agreement decides; otherwise the neural one when it is very sure, the
 * n-grams when the neural one is lost, else nobody. The n-grams know no Indonesian and call it
 * Malay, so the neural model says which of the two it is.
 *
 * @param words number of words in the text; below {@link FEW_WORDS} agreement and a hint are needed.
 */
export function judge(
  neural: Cld3Answer,
  ngrams: NgramAnswer,
  text: string,
  words: number,
  supported: ReadonlySet<string>,
): Verdict {
  const c = neural.language === 'und' ? null : modelCode(neural.language);
  const raw = ngrams.language === '' ? null : modelCode(ngrams.language);
  const e = raw === 'ms' && (c === 'ms' || c === 'id') ? c : raw;
  if (words < FEW_WORDS) {
    const best = c === e || neural.probability >= NEURAL_SURE ? c : (e ?? c);
    if (c === null || c !== e || !hasHint(text, c)) return { outcome: 'insufficient_confidence', best };
    return { outcome: supported.has(c) ? 'success' : 'unsupported_language', best: c };
  }
  if (c !== null && c === e) {
    return { outcome: supported.has(c) ? 'success' : 'unsupported_language', best: c };
  }
  if (c !== null && !supported.has(c) && neural.probability >= SURELY_UNSUPPORTED) {
    return { outcome: 'unsupported_language', best: c };
  }
  if (c !== null && supported.has(c) && neural.probability >= NEURAL_SURE) {
    return { outcome: 'success', best: c };
  }
  if (e !== null && supported.has(e) && ngrams.score > NGRAMS_SURE && neural.probability < NEURAL_LOST) {
    return { outcome: 'success', best: e };
  }
  return { outcome: 'insufficient_confidence', best: e ?? c };
}
