import { editDistance } from './distance.ts';
import { baseOfDistance } from './score.ts';
import type { SimilarWords } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';

/** Longer segments match only when identical: comparing them word by word takes too long. */
export const MOST_WORDS = 1000;

/**
 * Judges a unit whose base reaches what is needed, and answers with the base that the next ones
 * need, which may only rise.
 */
export type Judge = (unit: number, base: number) => number;

/** The source segments of one memory, held in memory for fuzzy search. */
export interface SourceIndex {
  /** Takes the folded words of a unit's source; a unit without words cannot be found. */
  add(unit: number, words: readonly string[]): void;
  /**
   * Calls `judge` for every unit whose base (`score.ts`) is at least `needed` percent, likeliest
   * first. It misses none: units are left out only where the most that their words can reach lies
   * below what is needed.
   */
  search(words: readonly string[], needed: number, judge: Judge): void;
}

/**
 * The most that a unit can reach follows from its words alone. In an edit path with p substitutions
 * or matches of cost cᵢ, D = (n − p) + (m − p) + Σcᵢ ≥ max(n, m) − Σ(1 − cᵢ). Each query word takes
 * part in at most one of the p pairs, so Σ(1 − cᵢ) is at most the sum, over the query's words, of
 * 1 − c for the cheapest word of the unit. That sum is gathered over lists of units by word.
 */
export function createSourceIndex(): SourceIndex {
  const vocabulary = createVocabulary();
  /** By vocabulary number: the places of the units that hold the word, ascending. */
  const places: number[][] = [];
  const units: number[] = [];
  /** The words of all units, end to end; unit at place i has those from starts[i] to starts[i+1]. */
  const sequence: number[] = [];
  const starts: number[] = [0];
  let reach = new Float64Array(0);
  let counted = new Int32Array(0);

  return {
    add(unit, words) {
      if (words.length === 0 || words.length > MOST_WORDS) return;
      const place = units.push(unit) - 1;
      for (const word of words) {
        const number = vocabulary.add(word);
        sequence.push(number);
        const list = (places[number] ??= []);
        if (list.at(-1) !== place) list.push(place);
      }
      starts.push(sequence.length);
    },
    search(words, needed, judge) {
      if (words.length === 0 || words.length > MOST_WORDS) return;
      const query = numberQuery(words);
      gather(query);
      let least = needed;
      const buckets = byMost(words.length, least);
      for (let most = 100; most >= least && most > 0; most -= 1) {
        for (const place of buckets[most] ?? []) {
          const base = baseOf(place, query.sequence, least, query.cost);
          if (base >= least) least = Math.max(least, judge(units[place] ?? 0, base));
        }
      }
    },
  };

  /** Words that the vocabulary lacks get numbers below 0. */
  function numberQuery(words: readonly string[]) {
    const numbers = new Map<string, number>();
    const distinct: { similar: SimilarWords; times: number }[] = [];
    const costs = new Map<number, ReadonlyMap<number, number>>();
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [word, count] of times) {
      const number = vocabulary.find(word) ?? -1 - numbers.size;
      numbers.set(word, number);
      const similar = vocabulary.similar(word);
      distinct.push({ similar, times: count });
      costs.set(number, new Map(similar.words.map((other, i) => [other, similar.costs[i] ?? 1])));
    }
    return {
      distinct,
      sequence: words.map((word) => numbers.get(word) ?? -1),
      cost: (ours: number, theirs: number) => costs.get(ours)?.get(theirs) ?? 1,
    };
  }

  function gather(query: ReturnType<typeof numberQuery>): void {
    if (reach.length < units.length) {
      reach = new Float64Array(units.length * 2);
      counted = new Int32Array(units.length * 2);
    }
    reach.fill(0);
    counted.fill(-1);
    query.distinct.forEach(({ similar, times }, mark) => {
      similar.words.forEach((word, order) => {
        const gain = times * (1 - (similar.costs[order] ?? 1));
        for (const place of places[word] ?? []) {
          // The cheapest word comes first, so that only it counts.
          if (counted[place] === mark) continue;
          counted[place] = mark;
          reach[place] = (reach[place] ?? 0) + gain;
        }
      });
    });
  }

  /** Places by the most whole percent they can reach, newest first. */
  function byMost(words: number, least: number): number[][] {
    const buckets: number[][] = Array.from({ length: 101 }, () => []);
    for (let place = units.length - 1; place >= 0; place -= 1) {
      const reached = reach[place] ?? 0;
      if (reached === 0) continue;
      const longer = Math.max(words, (starts[place + 1] ?? 0) - (starts[place] ?? 0));
      // The small addend outweighs the rounding of the sum.
      const most = Math.min(100, Math.floor((100 * reached) / longer + 1e-6));
      if (most >= least) buckets[most]?.push(place);
    }
    return buckets;
  }

  function baseOf(
    place: number,
    query: readonly number[],
    least: number,
    cost: (ours: number, theirs: number) => number,
  ): number {
    const stored = sequence.slice(starts[place], starts[place + 1]);
    const words = Math.max(query.length, stored.length);
    const limit = words * (1 - least / 100) + 1e-6;
    const distance = editDistance(query, stored, limit, cost);
    if (distance === Infinity) return 0;
    return distance === 0 ? 100 : baseOfDistance(distance, words);
  }
}
