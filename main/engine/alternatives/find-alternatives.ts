import type {
  AlternativesQuery,
  AlternativeSource,
  FoundAlternative,
  StoredMatch,
  TermList,
  WeighedAlternative,
} from './alternatives-query.ts';
import { concordanceAlternatives, linkOf, type Concordance } from './concordance-alternatives.ts';
import { matchAlternatives } from './match-alternatives.ts';
import { termAlternatives } from './term-alternatives.ts';

/** What is known of a language pair. */
export interface KnownWords {
  readonly lists: readonly TermList[];
  readonly matches: readonly StoredMatch[];
  readonly concordance: Concordance;
}

export const MOST_ALTERNATIVES = 8;

/** Other words for a word of a translation, the best first, each with all that speaks for it. */
export async function findAlternatives(
  query: AlternativesQuery,
  { lists, matches, concordance }: KnownWords,
): Promise<readonly FoundAlternative[]> {
  const link = await linkOf(query, concordance);
  const linked = link === null ? null : ([link.word.start, link.word.end] as const);
  return merged([
    ...(await termAlternatives(query, lists, linked)),
    ...matchAlternatives(query, matches, linked),
    ...(link === null ? [] : await concordanceAlternatives(query, link, concordance)),
  ]);
}

/** What comes from several places is offered once; the same pair may be found in two ways. */
function merged(all: readonly WeighedAlternative[]): FoundAlternative[] {
  const found = new Map<
    string,
    { text: string; at: FoundAlternative['at']; sources: AlternativeSource[]; weight: number }
  >();
  for (const { text, at, source, weight } of all) {
    const key = [...at, text].join(' ');
    const known = found.get(key) ?? { text, at, sources: [], weight: 0 };
    found.set(key, known);
    known.weight += weight;
    const same = known.sources.findIndex(
      ({ kind, name }) => kind === source.kind && name === source.name,
    );
    const before = known.sources[same];
    if (before === undefined) known.sources.push(source);
    else known.sources[same] = { ...before, count: Math.max(before.count, source.count) };
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ text, at, sources }) => ({ text, at, sources }));
}
