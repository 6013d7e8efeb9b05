import type { AlternativesQuery, StoredPair, WeighedAlternative } from './alternatives-query.ts';
import { foldedWord, wordsIn, type PlacedWord } from './words.ts';

/** Stored pairs in which a word stands on a side, among others; the newest are enough. */
export type Concordance = (
  side: 'source' | 'target',
  word: string,
) => Promise<readonly StoredPair[]>;

/** A stored pair by its words. */
interface WordPair {
  readonly memory: string;
  readonly source: ReadonlySet<string>;
  readonly target: readonly PlacedWord[];
  readonly targetSet: ReadonlySet<string>;
}

/** What a word stands for in the sentence. */
export interface Link {
  readonly word: PlacedWord;
  /** Pairs that have it on their source side. */
  readonly pairs: readonly WordPair[];
}

/** Fewer pairs than this prove nothing: all words of one pair stand together. */
const LEAST_PAIRS = 2;
/** Words that go together less often than this (0 to 1, both ways) do not translate each other. */
const LEAST_TOGETHER = 0.4;
/** Words that are looked up further, on either side. */
const MOST_LOOKED_UP = 6;

/**
 * The word of the sentence that a word of its translation stands for: the one that goes together with it
 * most in stored pairs, and of equals the one at the nearest place.
 */
export async function linkOf(
  query: AlternativesQuery,
  concordance: Concordance,
): Promise<Link | null> {
  const word = foldedWord(query.translation.slice(...query.at));
  const having = (await wordPairs(query, concordance, 'target', word)).filter(({ targetSet }) =>
    targetSet.has(word),
  );
  const middle = query.at[0] / Math.max(1, query.translation.length);
  const near = ({ start }: PlacedWord) =>
    1 - Math.abs(start / Math.max(1, query.source.length) - middle);
  const likely = distinct(wordsIn(query.source, query.from))
    .map((one) => ({ one, count: countOf(having, ({ source }) => source.has(one.folded)) }))
    .filter(({ count }) => count >= LEAST_PAIRS)
    .sort((a, b) => b.count - a.count || near(b.one) - near(a.one))
    .slice(0, MOST_LOOKED_UP);
  const links = await Promise.all(
    likely.map(async ({ one, count }) => {
      const found = await wordPairs(query, concordance, 'source', one.folded);
      const pairs = found.filter(({ source }) => source.has(one.folded));
      const both = countOf(pairs, ({ targetSet }) => targetSet.has(word));
      return { word: one, pairs, together: together(count / having.length, both / pairs.length) };
    }),
  );
  const [best] = links
    .filter((link) => link.together >= LEAST_TOGETHER / 2)
    .sort((a, b) => b.together + near(b.word) / 10 - (a.together + near(a.word) / 10));
  return best ?? null;
}

/**
 * What stands in memories for the same source word where this word does not: words that are there more
 * often than beside this one, and that hardly stand for anything else.
 */
export async function concordanceAlternatives(
  query: AlternativesQuery,
  link: Link,
  concordance: Concordance,
): Promise<readonly WeighedAlternative[]> {
  const word = foldedWord(query.translation.slice(...query.at));
  const present = new Set(wordsIn(query.translation, query.to).map(({ folded }) => folded));
  const having = link.pairs.filter(({ targetSet }) => targetSet.has(word));
  const lacking = link.pairs.filter(({ targetSet }) => !targetSet.has(word));
  const candidates = [...new Set(lacking.flatMap(({ targetSet }) => [...targetSet]))]
    .filter((other) => !present.has(other))
    .map((other) => {
      const has = ({ targetSet }: WordPair) => targetSet.has(other);
      const count = countOf(lacking, has);
      return { other, count, beside: countOf(having, has) / Math.max(1, having.length) };
    })
    .filter(({ count }) => count >= LEAST_PAIRS)
    .filter(({ count, beside }) => count / lacking.length > 1.5 * beside)
    .sort((a, b) => b.count - a.count)
    .slice(0, 2 * MOST_LOOKED_UP);
  const weighed = await Promise.all(
    candidates.map(async ({ other, count }) => {
      const found = await wordPairs(query, concordance, 'target', other);
      const pairs = found.filter(({ targetSet }) => targetSet.has(other));
      const both = countOf(pairs, ({ source }) => source.has(link.word.folded));
      const isOfAnother = mostCommonCount(pairs) > both;
      return { other, count, share: isOfAnother ? 0 : both / Math.max(1, pairs.length) };
    }),
  );
  return weighed
    .filter(({ share }) => share >= LEAST_TOGETHER)
    .flatMap(({ other, count, share }) =>
      memoriesWith(lacking, other).map(([name, inMemory, text]): WeighedAlternative => ({
        text,
        at: query.at,
        source: { kind: 'memory', name, count: inMemory },
        weight: together(share, count / lacking.length),
      })),
    );
}

/** The memories that have a word, how often, and as it is mostly written. */
function memoriesWith(
  pairs: readonly WordPair[],
  word: string,
): (readonly [name: string, count: number, text: string])[] {
  const counts = new Map<string, number>();
  const written = new Map<string, number>();
  for (const { memory, target } of pairs) {
    const found = target.find(({ folded }) => folded === word);
    if (found === undefined) continue;
    counts.set(memory, (counts.get(memory) ?? 0) + 1);
    written.set(found.text, (written.get(found.text) ?? 0) + 1);
  }
  const [usual] = [...written].sort(([, a], [, b]) => b - a);
  return [...counts].map(([name, count]) => [name, count, usual?.[0] ?? word]);
}

async function wordPairs(
  { from, to }: AlternativesQuery,
  concordance: Concordance,
  side: 'source' | 'target',
  word: string,
): Promise<readonly WordPair[]> {
  return (await concordance(side, word)).map(({ memory, source, target }) => {
    const words = wordsIn(target, to);
    return {
      memory,
      source: new Set(wordsIn(source, from).map(({ folded }) => folded)),
      target: words,
      targetSet: new Set(words.map(({ folded }) => folded)),
    };
  });
}

/** In how many of the pairs the word is that most of them have on their source side. */
function mostCommonCount(pairs: readonly WordPair[]): number {
  const counts = new Map<string, number>();
  for (const word of pairs.flatMap(({ source }) => [...source])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
}

const countOf = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

function distinct(words: readonly PlacedWord[]): PlacedWord[] {
  return [...new Map(words.toReversed().map((word) => [word.folded, word])).values()];
}

/** The harmonic mean of two shares. */
const together = (one: number, other: number): number =>
  one + other > 0 ? (2 * one * other) / (one + other) : 0;
