import type { Cld3Answer } from './cld3.ts';
import { foreignLetters } from './hints.ts';
import { modelCode } from './model-code.ts';
import type { NgramAnswer } from './models.ts';
import { wordEvidence } from './word-evidence.ts';
import { largestOf } from '../../system/long-lists.ts';

/** A language as a candidate for a short text. */
export interface Candidate {
  readonly language: string;
  /** Everything that speaks for it, in points that mean something only beside other candidates. */
  readonly points: number;
  /** The part of the points that the writing alone gives: words and letters, no model. */
  readonly written: number;
  /** Different words in the text that are this language's own among the everyday words. */
  readonly own: number;
  /** Models whose first choice it is, 0 to 2. */
  readonly models: number;
}

// Found by a search over the tuning phrases; the result is flat around these values.
const EVERYDAY_WORD = 3;
const FOREIGN_LETTER = -1;
const NGRAM_SCORE = 16;
const NGRAM_DEFICIT = 0.3;
const NEURAL_CHOICE = 0.6;
const SUPPORTED = 0.7;
/** With fewer letters the n-grams count in proportion. */
const NGRAM_LETTERS = 14;
/** How much more often some languages are met, in points. */
const PRIOR: Readonly<Record<string, number>> = {
  en: 0.75,
  de: 0.5,
  fr: 0.5,
  es: 0.5,
  it: 0.4,
  pt: 0.4,
  ru: 0.4,
  nl: 0.25,
  pl: 0.25,
};

/**
 * Weighs a text of a few words: everyday words, letters, both models and how common each language
 * is. Best candidate first. At this length the neural model is often wrong and sure of it.
 *
 * @param writers the supported languages of the text's script.
 */
export function rankLanguages(
  neural: Cld3Answer,
  ngrams: NgramAnswer,
  text: string,
  writers: Iterable<string>,
): readonly Candidate[] {
  const supported = new Set(writers);
  const words = wordEvidence(text);
  const foreign = foreignLetters(text);
  const scores = scoresByCode(ngrams);
  const top = Math.max(0, largestOf(scores.values()));
  const trust = NGRAM_SCORE * Math.min(1, (text.match(/\p{L}/gu)?.length ?? 0) / NGRAM_LETTERS);
  const first = modelCode(neural.language);
  const second = modelCode(ngrams.language);

  const weigh = (language: string): Candidate => {
    const { weight, own } = words.get(language) ?? { weight: 0, own: 0 };
    const written = EVERYDAY_WORD * weight + FOREIGN_LETTER * foreign(language);
    const points =
      written +
      trust * Math.max((scores.get(language) ?? 0) - top, -NGRAM_DEFICIT) +
      (first === language ? NEURAL_CHOICE * neural.probability : 0) +
      (supported.has(language) ? SUPPORTED : 0) +
      (PRIOR[language] ?? 0);
    const models = (first === language ? 1 : 0) + (second === language ? 1 : 0);
    return { language, points, written, own, models };
  };
  const languages = new Set([...supported, ...scores.keys(), ...words.keys()]);
  return [...languages].map(weigh).sort((a, b) => b.points - a.points);
}

/** The n-grams know no Indonesian and call it Malay. */
function scoresByCode({ scores }: NgramAnswer): ReadonlyMap<string, number> {
  const byCode = new Map(
    Object.entries(scores).map(([code, score]) => [modelCode(code), score] as const),
  );
  const malay = byCode.get('ms');
  return malay === undefined ? byCode : byCode.set('id', malay);
}
