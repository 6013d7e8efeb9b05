import { editDistance } from './distance.ts';
import { substitutionCost } from './substitution.ts';
import type { SegmentText } from './segment-text.ts';
import { analyse } from './segment-text.ts';

export type PenaltyKind = 'numbers' | 'tags' | 'case' | 'punctuation' | 'spacing' | 'variant';

/** A reason why a match shows less than its base. */
export interface Penalty {
  readonly kind: PenaltyKind;
  /** Percent points that were subtracted, above 0. */
  readonly points: number;
}

/** `percent` is always `base` less the sum of the points. */
export interface Score {
  /** What people see and what a threshold is compared with, 0 to 100. */
  readonly percent: number;
  /** How alike the words alone are, 0 to 100. */
  readonly base: number;
  readonly penalties: readonly Penalty[];
}

/** The best a pair can show when a word differs; 95 and above says that every word is the same. */
export const MOST_FOR_OTHER_WORDS = 94;

export const POINTS: Readonly<Record<PenaltyKind, number>> = {
  numbers: 2,
  tags: 1,
  case: 1,
  punctuation: 1,
  spacing: 1,
  variant: 1,
};

/** Keeps a quotient such as 1 − 0.4/2 from falling below its true percent. */
const ROUNDING = 1e-9;

/**
 * The percent by which a stored segment matches a query; both are plain text with or without tags.
 * The definition is our own: the percent that services show is unpublished. It takes the tokens
 * from OmegaT (words, not characters), the graded word cost from DGT-OmegaT, and the band of 95 to
 * 99 for equal words from memoQ.
 *
 * 1. Both texts are trimmed, white space is collapsed, characters are composed (NFC). Identical
 *    texts are 100, and nothing else is.
 * 2. `base` compares the words alone (see `tokens.ts`): letters, or one character in scripts
 *    without word spaces. Letter case is folded. Equal words in equal order are 100. Otherwise
 *    `min(94, ⌊100·(1 − D/N)⌋)`, where D is the least sum of word insertions (1), deletions (1) and
 *    substitutions (`substitution.ts`), and N is the number of words of the longer side.
 *    Texts without any word match only when identical: a bare `3,50` says nothing about `4,20`.
 * 3. Penalties are subtracted at every level: other or missing numbers 2, other or moved tags 1,
 *    words whose letter case differs 1, other or moved punctuation 1. Spacing 1, when nothing but
 *    white space (or the order of neighbouring signs) tells equal words apart; it is judged only
 *    where punctuation and tags agree, for otherwise it follows from them. So equal words stay
 *    between 95 and 99. A penalty never takes more than what is left of the base.
 * 4. A target in another regional variant than the one asked for costs 1 (`variants.ts`); only the
 *    store knows it and adds it by `withVariantPenalty`.
 */
export function scoreMatch(query: string, stored: string): Score {
  return scoreTexts(analyse(query), analyse(stored));
}

/** As `scoreMatch`, for texts that are already analysed. */
export function scoreTexts(query: SegmentText, stored: SegmentText): Score {
  if (query.text === stored.text) return { percent: 100, base: 100, penalties: [] };
  const base = baseOfWords(query.folded, stored.folded);
  if (base === 0) return { percent: 0, base: 0, penalties: [] };
  return subtract(base, differences(query, stored, base === 100));
}

/** The score of the same pair when the target is in another regional variant. */
export function withVariantPenalty(score: Score): Score {
  return subtract(score.base, [...score.penalties.map(({ kind }) => kind), 'variant']);
}

/** The base for a distance D over N words; words differ. */
export function baseOfDistance(distance: number, words: number): number {
  return Math.min(
    MOST_FOR_OTHER_WORDS,
    Math.max(0, Math.floor(100 * (1 - distance / words) + ROUNDING)),
  );
}

function baseOfWords(query: readonly string[], stored: readonly string[]): number {
  const words = Math.max(query.length, stored.length);
  if (words === 0) return 0;
  if (sameSequence(query, stored)) return 100;
  const numbers = new Map<string, number>();
  const spelling: string[] = [];
  const number = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, spelling.length);
    return spelling.push(word) - 1;
  };
  const distance = editDistance(query.map(number), stored.map(number), words, (a, b) =>
    substitutionCost(spelling[a] ?? '', spelling[b] ?? ''),
  );
  return baseOfDistance(distance, words);
}

function differences(query: SegmentText, stored: SegmentText, sameWords: boolean): PenaltyKind[] {
  const kinds: PenaltyKind[] = [];
  for (const kind of ['numbers', 'tags'] as const) {
    if (!sameMarks(query, stored, kind, sameWords)) kinds.push(kind);
  }
  if (caseDiffers(query, stored, sameWords)) kinds.push('case');
  const otherPunctuation = !sameMarks(query, stored, 'punctuation', sameWords);
  if (otherPunctuation) kinds.push('punctuation');
  if (sameWords && !otherPunctuation && !kinds.includes('tags')) {
    if (bare(query) !== bare(stored)) {
      // Apostrophe shapes and soft hyphens stand inside words, so no list of marks shows them.
      if (kinds.length === 0) kinds.push('punctuation');
    } else if (query.text !== stored.text && spacingOf(query) !== spacingOf(stored)) {
      kinds.push('spacing');
    }
  }
  return kinds;
}
