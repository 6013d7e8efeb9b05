import { substitutionsOf } from './substitution.ts';

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

interface Pair {
  readonly word: number;
  readonly cost: number;
}

interface Found {
  /** Words of the vocabulary that were looked at. */
  readonly seen: number;
  readonly pairs: readonly Pair[];
  readonly similar: SimilarWords;
}

/** How many answers of `similar` are kept; texts repeat most of their words. */
const KEPT = 4096;

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  /** Two sets of letters for each word, and its length; side by side, as the scan reads them. */
  let traits = new Int32Array(3 * 1024);
  const kept = new Map<string, Found>();

  return {
    add(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = words.push(word) - 1;
      numbers.set(word, number);
      if (traits.length < 3 * words.length) {
        const grown = new Int32Array(2 * traits.length);
        grown.set(traits);
        traits = grown;
      }
      traits.set(traitsOf(word), 3 * number);
      return number;
    },
    find: (word) => numbers.get(word),
    similar(word) {
      const before = kept.get(word);
      if (before?.seen === words.length) return before.similar;
      const pairs = [...(before?.pairs ?? []), ...scan(word, before?.seen ?? 0)].sort(
        (a, b) => a.cost - b.cost,
      );
      const similar = {
        words: pairs.map((pair) => pair.word),
        costs: pairs.map((pair) => pair.cost),
      };
      if (kept.size >= KEPT) kept.clear();
      kept.set(word, { seen: words.length, pairs, similar });
      return similar;
    },
  };

  /**
   * Words are compared only where their letters allow it: each edit makes or removes at most one
   * letter that one side lacks, or has once while the other has it more often.
   */
  function scan(word: string, from: number): Pair[] {
    const pairs: Pair[] = [];
    const costOf = substitutionsOf(word);
    const [length, once, often] = traitsOf(word);
    for (let number = from; number < words.length; number += 1) {
      const theirLength = traits[3 * number] ?? 0;
      const edits = (Math.max(length, theirLength) - 1) >> 1;
      if (Math.abs(length - theirLength) > edits) continue;
      const theirOnce = traits[3 * number + 1] ?? 0;
      const theirOften = traits[3 * number + 2] ?? 0;
      if (ones(once & ~theirOnce) + ones(often & ~theirOften) > edits) continue;
      if (ones(theirOnce & ~once) + ones(theirOften & ~often) > edits) continue;
      const cost = costOf(words[number] ?? '');
      if (cost < 1) pairs.push({ word: number, cost });
    }
    return pairs;
  }
}

/** Length, letters that it has, letters that it has more than once; letters folded into 32. */
function traitsOf(word: string): [length: number, once: number, often: number] {
  let once = 0;
  let often = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = 1 << (word.charCodeAt(index) & 31);
    often |= once & letter;
    once |= letter;
  }
  return [word.length, once, often];
}

/** The number of bits that are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
