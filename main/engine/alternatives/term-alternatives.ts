import { checkTerms } from '../term-check/check-terms.ts';
import { createTermFinder } from '../term-check/term-finder.ts';
import type { AlternativesQuery, TermList, WeighedAlternative } from './alternatives-query.ts';
import { foldedWord } from './words.ts';

type Range = readonly [start: number, end: number];

/** A term that stands in the sentence, and where its translation does. */
interface StandingTerm {
  readonly list: TermList;
  readonly at: Range;
  readonly wanted: string;
  /** null: the translation does not have it. */
  readonly found: Range | null;
}

const USED = 4;
const UNUSED = 3;

/**
 * What glossaries have for the source term that a word stands for. That is a term whose translation has
 * the word in it; or one that the translation lacks, where memories say that the word stands for it, or
 * where they say nothing and there is no other such term.
 * @param linked where the word stands for something in the sentence, as memories tell; null: they do not
 */
export async function termAlternatives(
  query: AlternativesQuery,
  lists: readonly TermList[],
  linked: Range | null,
): Promise<readonly WeighedAlternative[]> {
  const standing = (await Promise.all(lists.map((list) => standingTerms(query, list)))).flat();
  const places = groupsOf(standing);
  for (const terms of places) {
    const at = replacedBy(terms, query.at);
    if (at !== null) return offered(terms, at, query);
  }
  const missed = places.filter((terms) => terms.every(({ found }) => found === null));
  const isOnlyMissed = linked === null && missed.length === 1;
  return missed
    .filter(
      (terms) => isOnlyMissed || terms.some(({ at }) => linked !== null && overlap(at, linked)),
    )
    .flatMap((terms) => offered(terms, query.at, query));
}

async function standingTerms(query: AlternativesQuery, list: TermList): Promise<StandingTerm[]> {
  const sentence = foldedWord(query.source);
  const terms = list.entries
    .filter(([source]) => sentence.includes(foldedWord(source)))
    .map(([source, target]) => ({ source, target, glossary: list.name }));
  if (terms.length === 0) return [];
  const finder = await createTermFinder(terms, query.to, () => Promise.resolve());
  return finder.find(query.source).map(({ start, end, term }) => ({
    list,
    at: [start, end],
    wanted: term.target,
    found: placeOf(term.target, query),
  }));
}

/** Of several places the one that has the word. */
function placeOf(wanted: string, { translation, at, to }: AlternativesQuery): Range | null {
  if (foldedWord(wanted) === foldedWord(translation.slice(...at))) return at;
  return checkTerms([wanted], translation, to)[0]?.found ?? null;
}

/** Terms at the same place of the sentence, together. */
function groupsOf(terms: readonly StandingTerm[]): StandingTerm[][] {
  const groups: StandingTerm[][] = [];
  for (const term of terms) {
    const group = groups.find((one) => one.some(({ at }) => isSame(at, term.at)));
    if (group === undefined) groups.push([term]);
    else group.push(term);
  }
  return groups;
}

/** The longest translation of a term that the word is part of. */
function replacedBy(terms: readonly StandingTerm[], word: Range): Range | null {
  const holding = terms.flatMap(({ found }) =>
    found !== null && found[0] <= word[0] && word[1] <= found[1] ? [found] : [],
  );
  return holding.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? null;
}

const offered = (
  terms: readonly StandingTerm[],
  at: Range,
  { translation }: AlternativesQuery,
): WeighedAlternative[] =>
  terms
    // A form of what stands there is nothing else.
    .filter(({ found }) => found === null || !isSame(found, at))
    .filter(({ wanted }) => wanted !== translation.slice(...at))
    .map(({ list, wanted }) => ({
      text: wanted,
      at,
      source: { kind: 'glossary', name: list.name, count: 1 },
      weight: list.isUsed ? USED : UNUSED,
    }));

const isSame = (one: Range, other: Range) => one[0] === other[0] && one[1] === other[1];
const overlap = (one: Range, other: Range) => one[0] < other[1] && other[0] < one[1];
