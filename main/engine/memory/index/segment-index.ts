import { distanceLines, editDistance } from '../distance.ts';
import { PLACEABLE_SIGN } from '../folded-words.ts';
import { placeableDistance } from '../../markup/placeables.ts';
import { baseOfDistance, leastBeside } from '../score.ts';
import { createKernel, SIGNATURE_BYTES } from './kernel.ts';
import type { Likeliest } from './likeliest.ts';
import type { PassageBudget, TellPassage } from './passages.ts';
import { createPassages } from './passages.ts';
import { createLowerBound } from './lower-bound.ts';
import { createSequences, readSequence } from './sequence.ts';
import type { Signature } from './signature.ts';
import type { WordBlock } from './block.ts';
import { createVocabulary, grown } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createWordGains } from './word-gains.ts';

/** Longer segments match only when identical: comparing them word by word takes too long. */
export const MOST_WORDS = 1000;

/** Segments whose words are compared, of those whose signatures are most alike. */
const MOST_COMPARED = 1000;
/** Signatures tell long segments apart better, and comparing their words takes longer. */
const LEAST_COMPARED = 300;
const COMPARED_WORDS = 12_000;
/** Below this percent matches share so little that their signatures stand out less. */
const UNLIKE = 70;
const UNLIKE_TIMES = 3;

const PLACEABLE_UNIT = PLACEABLE_SIGN.charCodeAt(0);
const NO_PLACEABLES: readonly string[] = [];

const SIGNATURE_WORDS = SIGNATURE_BYTES / 4;

export interface FoundSegment {
  /** Number of the unit. */
  readonly unit: number;
  /** Percent of the words alone, as `score.ts` defines it. */
  readonly base: number;
}

/** What is asked of an index. */
export interface IndexQuery {
  /** Folded, in order. */
  readonly words: readonly string[];
  readonly placeables: readonly string[];
  readonly signature: Signature;
  /** The least base, 1 to 100. */
  readonly needed: number;
  /** So many of the best are wanted, and what may show as much as they do. */
  readonly wanted: number;
}

/** The source segments of one part of a memory, held in memory for fuzzy search. */
export interface SegmentIndex {
  /** Distinct words; whoever adds units of this part takes their numbers from here. */
  readonly vocabulary: Vocabulary;
  /** Units after those that it was made of. A unit without words cannot be found. */
  add(unit: number, words: readonly string[], signature: Signature): void;
  remove(unit: number): void;
  /** Best first. */
  search(query: IndexQuery): FoundSegment[];
  /** As `Passages.find`; of units that are there. */
  passages(
    words: readonly string[],
    least: number,
    budget: PassageBudget,
    tell: TellPassage,
  ): readonly number[];
  /** As `Passages.prepare`. */
  preparePassages(): boolean;
  /** What it holds beside the caches of the database. */
  readonly bytes: number;
}

/** What an index is made of, read from the database piece by piece. */
export interface IndexSource {
  /** All units that the blocks hold. */
  readonly units: number;
  /** In order of unit numbers, without a gap between them. */
  readonly words: () => Iterable<{ readonly first: number; readonly block: WordBlock }>;
  /** In the same order: for each unit its signature, then for each its count of bits. */
  readonly signatures: () => Iterable<Uint8Array>;
  /** Units that were changed or deleted after their block was written. */
  readonly stale: ReadonlySet<number>;
}

/**
 * Two steps: signatures of 256 bits are compared with all segments of a length that can reach the
 * percent (`kernel.ts`); for the likeliest 300 to 3000 the base is worked out from the words themselves. Only
 * the first step can miss a match. Everything lies in typed arrays: for each unit its signature, its
 * number, where its words start, and these in seven-bit bytes.
 * @param likeliest what all indexes share, since they are searched one after the other
 */
export function createSegmentIndex(source: IndexSource, likeliest: Likeliest): SegmentIndex {
  const vocabulary = createVocabulary();
  const sequences = createSequences();
  const gains = createWordGains(vocabulary);
  const lowerBound = createLowerBound(gains);
  const kernel = createKernel(source.units + 64);
  const numbers = new Uint32Array(source.units);
  const starts = new Uint32Array(source.units);
  /** Units of n words are at places bounds[n] to before bounds[n + 1]. */
  const bounds = new Uint32Array(MOST_WORDS + 2);
  load();
  /** Those added later come after them, in order of adding. */
  const sorted = bounds[MOST_WORDS + 1] ?? 0;
  let added = {
    units: new Uint32Array(64),
    starts: new Uint32Array(64),
    counts: new Uint16Array(64),
  };
  let end = sorted;

  /** Places of units that were removed. */
  const gone = new Set<number>();
  const passages = createPassages({
    vocabulary,
    inOrder,
    added: () => [sorted, end],
    unitAt,
    startAt: (place) => (place < sorted ? starts[place] : added.starts[place - sorted]) ?? 0,
    countAt: (place) => (gone.has(place) ? 0 : storedAt(place)),
    sequences: () => sequences.bytes,
  });

  const room = new Uint32Array(MOST_WORDS + 1);
  const rows = new Uint32Array(MOST_WORDS + 1);
  const lines = distanceLines();

  return {
    vocabulary,
    add(unit, words, signature) {
      if (words.length === 0 || words.length > MOST_WORDS) return;
      const at = end - sorted;
      added = {
        units: grown(added.units, at + 1),
        starts: grown(added.starts, at + 1),
        counts: grown(added.counts, at + 1),
      };
      added.units[at] = unit;
      added.starts[at] = sequences.length;
      added.counts[at] = words.length;
      sequences.push(words.map(vocabulary.add), words.length);
      if (kernel.capacity <= end) kernel.grow(end + 4096);
      kernel.signatures.set(signature.bytes, end * SIGNATURE_BYTES);
      kernel.counts[end] = signature.count;
      end += 1;
    },
    remove(unit) {
      for (let place = numbers.indexOf(unit); place >= 0;) {
        erase(place);
        place = numbers.indexOf(unit, place + 1);
      }
      for (let at = added.units.indexOf(unit); at >= 0;) {
        erase(sorted + at);
        at = added.units.indexOf(unit, at + 1);
      }
    },
    search({ words, placeables, signature, needed, wanted }) {
      const asked = words.length + placeables.length;
      if (words.length === 0 || asked > MOST_WORDS) return [];
      const shortest = Math.max(1, Math.ceil((asked * needed) / 100 - 1e-9));
      const longest = Math.min(MOST_WORDS, Math.floor((asked * 100) / needed + 1e-9));
      kernel.ask(signature.bytes, signature.count);
      likeliest.clear(toCompare(asked, needed));
      likeliest.look(kernel, bounds[shortest] ?? 0, bounds[longest + 1] ?? sorted);
      likeliest.look(kernel, sorted, end);
      const comparison = compareWith(words, placeables);
      const found: (FoundSegment & { readonly alike: number })[] = [];
      const best: number[] = [];
      let least = needed;
      likeliest.each((place, alike) => {
        const base = comparison(place, least);
        if (base < least) return;
        found.push({ unit: unitAt(place), base, alike });
        best.push(base);
        if (best.length < wanted) return;
        best.sort((a, b) => b - a).length = wanted;
        least = Math.max(least, leastBeside(best[wanted - 1] ?? 0));
      });
      return found
        .filter(({ base }) => base >= least)
        .sort((a, b) => b.base - a.base || b.alike - a.alike || b.unit - a.unit);
    },
    passages: (words, least, budget, tell) => passages.find(words, least, budget, tell),
    preparePassages: () => passages.prepare(),
    get bytes() {
      return (
        passages.bytes +
        kernel.signatures.byteLength +
        kernel.counts.byteLength +
        numbers.byteLength +
        starts.byteLength +
        sequences.bytes.byteLength +
        vocabulary.bytes
      );
    },
  };

  /** Sorts the units by their number of words. */
  function load(): void {
    const counts = new Uint16Array(source.units);
    const order = new Uint32Array(source.units);
    const firsts = new Uint32Array(source.units);
    let unit = 0;
    for (const { first, block } of source.words()) {
      vocabulary.append(block.words);
      let start = sequences.length;
      sequences.append(block.sequences);
      for (let index = 0; index < block.counts.length; index += 1) {
        const count = block.counts[index] ?? 0;
        const number = first + index;
        order[unit] = number;
        firsts[unit] = start;
        counts[unit] = source.stale.has(number) ? 0 : count;
        start = skip(start, count);
        unit += 1;
      }
    }
    for (const count of counts) bounds[count + 1] = (bounds[count + 1] ?? 0) + 1;
    for (let count = 1; count < bounds.length; count += 1) {
      bounds[count] = (bounds[count] ?? 0) + (bounds[count - 1] ?? 0);
    }
    const next = bounds.slice();
    unit = 0;
    const places = new Int32Array(kernel.signatures.buffer, kernel.signatures.byteOffset);
    for (const bytes of source.signatures()) {
      const units = bytes.length / (SIGNATURE_BYTES + 1);
      const signatures = wordsOf(bytes, units * SIGNATURE_WORDS);
      for (let index = 0; index < units; index += 1) {
        const count = counts[unit] ?? 0;
        const place = next[count] ?? 0;
        next[count] = place + 1;
        numbers[place] = order[unit] ?? 0;
        starts[place] = firsts[unit] ?? 0;
        kernel.counts[place] = bytes[units * SIGNATURE_BYTES + index] ?? 0;
        for (let word = 0; word < SIGNATURE_WORDS; word += 1) {
          places[place * SIGNATURE_WORDS + word] = signatures[index * SIGNATURE_WORDS + word] ?? 0;
        }
        unit += 1;
      }
    }
  }

  /** Where the words after so many end. */
  function skip(start: number, count: number): number {
    let at = start;
    const { bytes } = sequences;
    for (let left = count; left > 0; at += 1) if ((bytes[at] ?? 0) < 128) left -= 1;
    return at;
  }

  function erase(place: number): void {
    gone.add(place);
    passages.removed();
    const from = place * SIGNATURE_BYTES;
    kernel.signatures.fill(0, from, from + SIGNATURE_BYTES);
  }

  /** Places of units that have words, in order of their numbers. */
  function inOrder(): Uint32Array {
    const from = bounds[1] ?? 0;
    let most = 0;
    for (let place = from; place < sorted; place += 1) most = Math.max(most, numbers[place] ?? 0);
    // Loops, since the methods of typed arrays take ten times as long for a million units.
    const byNumber = new Uint32Array(most + 1);
    for (let place = from; place < sorted; place += 1) byNumber[numbers[place] ?? 0] = place + 1;
    const ordered = new Uint32Array(sorted - from);
    let count = 0;
    for (let number = 0; number <= most; number += 1) {
      const next = byNumber[number] ?? 0;
      if (next === 0) continue;
      ordered[count] = next - 1;
      count += 1;
    }
    return ordered.subarray(0, count);
  }

  /** Words of the unit at a place, placeables included. */
  function storedAt(place: number): number {
    return place < sorted ? countAt(place) : (added.counts[place - sorted] ?? 0);
  }

  function unitAt(place: number): number {
    return (place < sorted ? numbers[place] : added.units[place - sorted]) ?? 0;
  }

  /** Gives the base of the unit at a place, or 0 where it stays below what is least. */
  function compareWith(
    words: readonly string[],
    placeables: readonly string[],
  ): (place: number, least: number) => number {
    const distinct = [...new Set(words)];
    gains.ask(distinct);
    const order = new Map(distinct.map((word, index) => [word, index]));
    const asked = Uint32Array.from(words, (word) => order.get(word) ?? 0);
    lowerBound.ask(asked);
    const substitution = (i: number, j: number) => 1 - gains.gain(rows[j] ?? 0, asked[i] ?? 0);

    const size = words.length + placeables.length;

    return (place, least) => {
      const isSorted = place < sorted;
      const stored = storedAt(place);
      const start = isSorted ? starts[place] : added.starts[place - sorted];
      const longer = Math.max(size, stored);
      if (Math.min(size, stored) * 100 < longer * least - 1e-6) return 0;
      readSequence(sequences.bytes, start ?? 0, stored, room);
      const count = wordsBefore(stored);
      const other = placeableDistance(placeables, placeablesFrom(count, stored));
      // What the words may cost beside the placeables.
      const limit = longer * (1 - least / 100) + 1e-6 - other;
      if (limit < 0) return 0;
      let sum = 0;
      for (let index = 0; index < count; index += 1) {
        const row = gains.rowOf(room[index] ?? 0);
        rows[index] = row;
        sum += gains.best(row);
      }
      // They cost at least the number of words of the longer less all that its pairs can gain.
      if (Math.max(words.length, count) - sum > limit) return 0;
      if (lowerBound.of(rows, count, limit) > limit) return 0;
      const distance = other + editDistance(words.length, count, limit, substitution, lines);
      if (distance === Infinity) return 0;
      return distance === 0 ? 100 : baseOfDistance(distance, longer);
    };
  }

  /** How many of the words in `room` come before the placeables. */
  function wordsBefore(count: number): number {
    const { units, starts: begins } = vocabulary;
    let words = count;
    while (words > 0 && units[begins[room[words - 1] ?? 0] ?? 0] === PLACEABLE_UNIT) words -= 1;
    return words;
  }

  function placeablesFrom(from: number, to: number): readonly string[] {
    return from === to
      ? NO_PLACEABLES
      : Array.from(room.subarray(from, to), (word) => vocabulary.word(word).slice(1));
  }

  function countAt(place: number): number {
    let low = 0;
    let high = MOST_WORDS + 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((bounds[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** How many segments are compared word by word for a query of so many words. */
export function toCompare(words: number, needed: number): number {
  const few = Math.max(LEAST_COMPARED, Math.min(MOST_COMPARED, COMPARED_WORDS / words));
  return Math.round(needed < UNLIKE ? few * UNLIKE_TIMES : few);
}

/** The bytes as numbers of four. */
function wordsOf(bytes: Uint8Array, count: number): Int32Array {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Int32Array(buffer, byteOffset, count);
}
