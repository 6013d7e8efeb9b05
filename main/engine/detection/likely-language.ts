import { largestOf } from '../../system/long-lists.ts';
import type { Candidate } from './rank.ts';
import type { SpellingFit } from './spelling.ts';

/** What is known of a text's language before it is read. */
export interface Priors {
  /** Base code of the language that the text is translated into: it is hardly in that one already. */
  readonly target?: string | null;
  /** How usual each language is here, 0 to 1, by base code. */
  readonly usual?: ReadonlyMap<string, number>;
  /** The only languages that come into question, as base codes. */
  readonly only?: ReadonlySet<string>;
}

// Found by a search over pairs of words of each language and over the tuning phrases, not over the
// held-out terms.
const RANKED = 0.5;
const FINE_SCORE = 20;
const FINE_DEFICIT = 0.3;
const PIECES = 0.75;
const COVER = 3;
const IN_TARGET = 3;
const USUAL = 2.5;
const WRITTEN = 0.3;
const WRITTEN_DEFICIT = 30;
/** How often texts are translated from a language, in points. */
const COMMON: Readonly<Record<string, number>> = {
  en: 1.2,
  de: 0.7,
  fr: 0.7,
  es: 0.7,
  it: 0.6,
  pt: 0.5,
  nl: 0.4,
  pl: 0.4,
  ru: 0.3,
  sv: 0.2,
};

/** What a text says of its language itself. */
export interface ShortText {
  /** As the models and everyday words rank them. */
  readonly candidates: readonly Candidate[];
  /** Of its spelling; languages without one do not come into question. */
  readonly fits: ReadonlyMap<string, SpellingFit>;
  /** Scores of the larger n-gram model. */
  readonly fine: ReadonlyMap<string, number>;
  /** Logarithms of the chances that its words are of a language. */
  readonly written: ReadonlyMap<string, number>;
  readonly letters: number;
}

/**
 * The likeliest language of a text that is too short to be sure of, given what is known beside it;
 * null where no candidate comes into question.
 */
export function likelyLanguage(
  { candidates, fits, fine, written, letters }: ShortText,
  { target = null, usual, only }: Priors,
): string | null {
  // More letters are more evidence, but not each of them as much as the one before.
  const weight = PIECES * Math.sqrt(letters);
  const top = Math.max(0, largestOf(candidates.map(({ language }) => fine.get(language) ?? 0)));
  const chanceOf = (language: string) => written.get(language) ?? -Infinity;
  const surest = largestOf(candidates.map(({ language }) => chanceOf(language)));
  let likeliest: string | null = null;
  let most = -Infinity;
  for (const { language, points } of candidates) {
    const fit = fits.get(language);
    if (fit === undefined || only?.has(language) === false) continue;
    const sum =
      RANKED * points +
      FINE_SCORE * Math.max((fine.get(language) ?? 0) - top, -FINE_DEFICIT) +
      WRITTEN * Math.max(chanceOf(language) - surest, -WRITTEN_DEFICIT) +
      weight * fit.pieces +
      COVER * fit.cover +
      (COMMON[language] ?? 0) +
      USUAL * (usual?.get(language) ?? 0) -
      (language === target ? IN_TARGET : 0);
    if (sum <= most) continue;
    most = sum;
    likeliest = language;
  }
  return likeliest;
}
