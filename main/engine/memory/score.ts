import { lackingIn, placeableDistance, tagName } from '../markup/placeables.ts';
import { editDistance } from './distance.ts';
import type { Mark, SegmentText } from './segment-text.ts';
import { analyse } from './segment-text.ts';
import { substitutionCost } from './substitution.ts';

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

/** The most that a pair can show when a word differs. */
const MOST_FOR_OTHER_WORDS = 94;

const POINTS: Readonly<Record<PenaltyKind, number>> = {
  numbers: 2,
  tags: 1,
  case: 1,
  punctuation: 1,
  spacing: 1,
  variant: 1,
};

/** Other or missing tags are work even where all words are there: such a match shows at most 94. */
const POINTS_OF_OTHER_TAGS = 6;

/** The most that penalties take together: spacing counts only where tags and punctuation agree. */
const MOST_PENALTY =
  POINTS.numbers + POINTS.tags + POINTS.case + POINTS.punctuation + POINTS.variant;

/** The least base that may show as much as this one may, once penalties are taken. */
export function leastBeside(base: number): number {
  const beside = base - MOST_PENALTY;
  return base === 100 ? beside - POINTS_OF_OTHER_TAGS + POINTS.tags : beside;
}

/** Keeps 1 − D/N from falling below a whole percent that it truly reaches. */
const ROUNDING = 1e-9;

/**
 * The percent by which a stored segment matches a query. Services publish no formula, so the
 * definition is our own. It counts words, not characters, as OmegaT does; grades the cost of a
 * changed word as DGT-OmegaT does; and keeps 95 to 99 for equal words, as memoQ does.
 *
 * 1. Both texts are trimmed, their white space is collapsed and their characters are composed
 *    (NFC). Identical texts are 100, and nothing else is.
 * 2. `base` compares words and placeables (`tokens.ts`): runs of letters, or one character each in
 *    scripts without spaces, and `{name}`, `%s` and their kin. Letter case, accelerators and the
 *    brackets of `file(s)` do not count. Equal words in equal order with the same placeables are 100.
 *    Otherwise the base is `min(94, ⌊100·(1 − D/N)⌋)`: D is the least sum of insertions (1),
 *    deletions (1) and substitutions (`substitution.ts`) of words, and of placeables that one side
 *    alone has, whatever their order (`placeableDistance`); N is the number of both in the longer
 *    text. Texts without words match only when identical: `3,50` says nothing about `4,20`.
 * 3. Penalties are subtracted at every level: 2 for other, missing or moved numbers; 1 for moved tags
 *    or placeables and for other tags beside other words, 6 for other tags beside equal words; 1 for
 *    words in other letter case; 1 for punctuation. Where words differ, marks are compared by their
 *    order alone, since their place among the words means nothing. Spacing costs 1 and is judged only
 *    where words, tags and punctuation agree, for otherwise it follows from them. So equal words with
 *    the same tags and placeables in other dress show 95 to 99. No penalty takes more than what is left.
 * 4. A target in another variant of the language asked for costs 1 (`variants.ts`); only the store
 *    knows it and adds it by `withVariantPenalty`.
 */
export function scoreMatch(query: string, stored: string): Score {
  return scoreTexts(analyse(query), analyse(stored));
}

/** As `scoreMatch`, for texts that are already analysed. */
export function scoreTexts(query: SegmentText, stored: SegmentText): Score {
  if (query.text === stored.text) return subtract(100, []);
  const base = baseOfTexts(query, stored);
  return subtract(base, base === 100 ? otherDress(query, stored) : otherMarks(query, stored));
}

/** The same score with the penalty for a target in another regional variant. */
export function withVariantPenalty(score: Score): Score {
  return subtract(score.base, [...score.penalties, charge('variant')]);
}

/** The base of texts whose words differ by `distance`; `words` are those of the longer text. */
export function baseOfDistance(distance: number, words: number): number {
  const share = Math.max(0, Math.floor(100 * (1 - distance / words) + ROUNDING));
  return Math.min(MOST_FOR_OTHER_WORDS, share);
}

function baseOfTexts(query: SegmentText, stored: SegmentText): number {
  if (query.folded.length === 0 || stored.folded.length === 0) return 0;
  const [ours, theirs] = [textsOf(query.placeables), textsOf(stored.placeables)];
  const size = Math.max(query.folded.length + ours.length, stored.folded.length + theirs.length);
  const other = placeableDistance(ours, theirs);
  if (other === 0 && sameItems(query.folded, stored.folded)) return 100;
  const distance = editDistance(query.folded.length, stored.folded.length, size, (i, j) =>
    substitutionCost(query.folded[i] ?? '', stored.folded[j] ?? ''),
  );
  return baseOfDistance(other + distance, size);
}

const textsOf = (marks: readonly Mark[]): string[] => marks.map(({ text }) => text);

const charge = (kind: PenaltyKind, points = POINTS[kind]): Penalty => ({ kind, points });

function subtract(base: number, charges: readonly Penalty[]): Score {
  let percent = base;
  const penalties: Penalty[] = [];
  for (const { kind, points: most } of charges) {
    const points = Math.min(most, percent);
    if (points === 0) break;
    percent -= points;
    penalties.push({ kind, points });
  }
  return { percent, base, penalties };
}

/** Equal words and placeables in texts that differ: at least one kind. */
function otherDress(query: SegmentText, stored: SegmentText): Penalty[] {
  const same = (a: readonly Mark[], b: readonly Mark[]) =>
    a.length === b.length &&
    a.every((mark, index) => mark.text === b[index]?.text && mark.after === b[index].after);
  const charges: Penalty[] = [];
  if (!same(query.numbers, stored.numbers)) charges.push(charge('numbers'));
  const tags = same(query.tags, stored.tags) && same(query.placeables, stored.placeables);
  if (!sameNames(query.tags, stored.tags)) charges.push(charge('tags', POINTS_OF_OTHER_TAGS));
  else if (!tags) charges.push(charge('tags'));
  if (!sameItems(query.words, stored.words)) charges.push(charge('case'));
  const punctuation = same(query.punctuation, stored.punctuation);
  if (!punctuation) charges.push(charge('punctuation'));
  const comparable = tags && punctuation && query.shape === stored.shape;
  if (comparable && query.spacing !== stored.spacing) charges.push(charge('spacing'));
  // What no list shows: another apostrophe, a soft hyphen, an accelerator, `(s)` for s.
  return charges.length === 0 ? [charge('punctuation')] : charges;
}

/** Penalties beside words or placeables that differ. */
function otherMarks(query: SegmentText, stored: SegmentText): Penalty[] {
  const same = (a: readonly Mark[], b: readonly Mark[]) =>
    a.length === b.length && a.every((mark, index) => mark.text === b[index]?.text);
  const charges: Penalty[] = [];
  if (!same(query.numbers, stored.numbers)) charges.push(charge('numbers'));
  // Other placeables were charged as words.
  const isMoved =
    !same(query.placeables, stored.placeables) && sameTexts(query.placeables, stored.placeables);
  if (isMoved || !same(query.tags, stored.tags)) charges.push(charge('tags'));
  if (shared(query.words, stored.words) < shared(query.folded, stored.folded))
    charges.push(charge('case'));
  if (!same(query.punctuation, stored.punctuation)) charges.push(charge('punctuation'));
  return charges;
}

/** The same tags, in whatever order and with whatever attributes. */
function sameNames(a: readonly Mark[], b: readonly Mark[]): boolean {
  const names = (marks: readonly Mark[]) => marks.map(({ text }) => tagName(text));
  return a.length === b.length && lackingIn(names(a), names(b)).length === 0;
}

/** The same marks, in whatever order. */
function sameTexts(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && lackingIn(textsOf(a), textsOf(b)).length === 0;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** How many items two lists have in common, each counted as often as it stands in both. */
function shared(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of a) counts.set(item, (counts.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of b) {
    const left = counts.get(item) ?? 0;
    if (left === 0) continue;
    counts.set(item, left - 1);
    common += 1;
  }
  return common;
}
