import { eld } from 'eld/small';
import { loadCld3 } from './cld3.ts';
import type { Cld3 } from './cld3.ts';
import { modelCode } from './model-code.ts';

/** One answer of the n-gram model: language code, '' for none; score 0 to 1. */
export interface NgramAnswer {
  readonly language: string;
  readonly score: number;
  /** The scores of that and of the next likely languages, by the model's codes. */
  readonly scores: Readonly<Record<string, number>>;
}

/** The two independent models whose agreement decides. */
export interface LanguageModels {
  readonly neural: Cld3;
  readonly ngrams: {
    identify(text: string): NgramAnswer;
    /** The languages it chooses from, as our base codes. */
    readonly languages: ReadonlySet<string>;
  };
}

/**
 * Loads both models: about 0.2 s and 60 MB, which is why this file is imported dynamically and
 * only when a text first needs it.
 */
export async function loadModels(): Promise<LanguageModels> {
  const neural = await loadCld3();
  return {
    neural,
    ngrams: {
      languages: new Set(Object.values(eld.info().Languages).map(modelCode)),
      identify(text) {
        const answer = eld.detect(text);
        const scores = answer.getScores();
        return { language: answer.language, score: scores[answer.language] ?? 0, scores };
      },
    },
  };
}
