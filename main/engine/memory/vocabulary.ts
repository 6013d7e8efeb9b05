import { substitutionCost } from './substitution.ts';

/** Words of a vocabulary that can stand for one given word, cheapest first. */
export interface SimilarWords {
  readonly words: readonly number[];
  /** Substitution cost of each, from 0 to below 1. */
  readonly costs: readonly number[];
}

/** The distinct words of a memory, numbered from 0. */
export interface Vocabulary {
  /** The number of a word, which is added when it is new. */
  add(word: string): number;
  /** Undefined for a word that no segment holds. */
  find(word: string): number | undefined;
  /** Every word whose substitution for this one costs less than 1. */
  similar(word: string): SimilarWords;
}

interface Found {
  /** Words of the vocabulary that were looked at. */
  seen: number;
  pairs: readonly { readonly word: number; readonly cost: number }[];
  similar: SimilarWords;
}

/** How many answers of `similar` are kept; texts repeat most of their words. */
const KEPT = 4096;

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const masks: number[] = [];
  const kept = new Map<string, Found>();

  return {
    add(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      masks.push(maskOf(word));
      return words.push(word) - 1;
    },
    find: (word) => numbers.get(word),
    similar(word) {
      const before = kept.get(word);
      if (before?.seen === words.length) return before.similar;
      const pairs = [...(before?.pairs ?? []), ...scan(word, before?.seen ?? 0)].sort(
        (a, b) => a.cost - b.cost,
      );
      const similar = { words: pairs.map((p) => p.word), costs: pairs.map((p) => p.cost) };
      if (kept.size >= KEPT) kept.clear();
      kept.set(word, { seen: words.length, pairs, similar });
      return similar;
    },
  };

  function scan(word: string, from: number) {
    const found: { word: number; cost: number }[] = [];
    const mask = maskOf(word);
    for (let number = from; number < words.length; number += 1) {
      const other = words[number] ?? '';
      const longer = Math.max(word.length, other.length);
      // Each edit makes or removes at most one letter that only one side has.
      const edits = (longer - 1) >> 1;
      if (Math.abs(word.length - other.length) > edits) continue;
      const theirs = masks[number] ?? 0;
      if (ones(mask & ~theirs) > edits || ones(theirs & ~mask) > edits) continue;
      const cost = substitutionCost(word, other);
      if (cost < 1) found.push({ word: number, cost });
    }
    return found;
  }
}

/** The set of a word's letters, folded into 32 bits. */
function maskOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
