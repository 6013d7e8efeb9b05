import { readSequence } from './sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Units in which a word is looked for: those that came last, of words that more units hold. */
export const MOST_OF_WORD = 8192;

/** What may still be read for a query; each unit that is read counts. */
export interface PassageBudget {
  left: number;
}

/** Tells of a unit that holds consecutive words of the segment, from a place of it on. */
export type TellPassage = (unit: number, start: number, count: number) => void;

/** The words of the units of a part. */
export interface PassageSource {
  readonly vocabulary: Vocabulary;
  /** Places of units that were there when the index was made, in order of their numbers. */
  readonly inOrder: () => Uint32Array;
  /** Places of those added since: from here to before there. */
  readonly added: () => readonly [from: number, to: number];
  readonly unitAt: (place: number) => number;
  readonly startAt: (place: number) => number;
  /** Words of a unit; 0 for one that is gone. */
  readonly countAt: (place: number) => number;
  readonly sequences: () => Uint8Array;
}

export interface Passages {
  /**
   * Finds consecutive words of a segment in the units. Only units that hold the rarer one of two
   * neighbours are read, those of rare words first, so that work and result depend on the memory alone.
   * @param words folded; '' where no passage goes across, and 31 at most
   * @param least words of a passage
   * @returns places of the segment from which on three frequent words may stand in units that were not
   * read
   */
  find(
    words: readonly string[],
    least: number,
    budget: PassageBudget,
    tell: TellPassage,
  ): readonly number[];
  /**
   * Makes ready what the first query needs, by one step of some milliseconds.
   * @returns whether more are to be made
   */
  prepare(): boolean;
  /** A unit was removed: what is being made ready is begun anew. */
  removed(): void;
  readonly bytes: number;
}

/** For each word the places of units that hold it, the newest first; `ends[w]` is where those of w end. */
interface Postings {
  readonly ends: Uint32Array;
  readonly places: Uint32Array;
  /** Units that hold a word, those that are not listed included. */
  readonly totals: Uint32Array;
}

/** Words of the unit that is read, of which an index holds no more. */
const room = new Uint32Array(1001);

/** Made at the first query: a pass over all words of the part. */
export function createPassages(source: PassageSource): Passages {
  const { vocabulary } = source;
  let postings: Postings | null = null;
  let making: Generator<void, Postings> | null = null;
  const made = (): Postings => {
    const steps = (making ??= createPostings(source));
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) {
        making = null;
        return value;
      }
    }
  };
  let masks = new Int32Array(0);
  /** By place, the query that read it last. */
  let read = new Uint32Array(0);
  let query = 0;

  return {
    find(words, least, budget, tell) {
      const listed = (postings ??= made());
      const numbers = words.map((word) => (word === '' ? -1 : vocabulary.find(word)));
      const [from, to] = source.added();
      if (masks.length < vocabulary.size) masks = new Int32Array(vocabulary.size + 1024);
      if (read.length < to) read = grown(read, to + 1024);
      query += 1;
      numbers.forEach((word, bit) => {
        if (word >= 0) masks[word] = (masks[word] ?? 0) | (1 << bit);
      });
      const bytes = source.sequences();
      /** False once nothing more may be read. */
      const readAt = (unitPlace: number): boolean => {
        if (read[unitPlace] === query) return true;
        if (budget.left <= 0) return false;
        budget.left -= 1;
        read[unitPlace] = query;
        const count = source.countAt(unitPlace);
        readSequence(bytes, source.startAt(unitPlace), count, room);
        scan(count, masks, least, (first, found) => tell(source.unitAt(unitPlace), first, found));
        return true;
      };
      let place = to - 1;
      while (place >= from && readAt(place)) place -= 1;
      const rarer = rarerOf(numbers, listed);
      const open = new Set<number>();
      for (const word of [...new Set(rarer)].filter((one) => one >= 0).sort(byTotal(listed))) {
        const end = listed.ends[word] ?? 0;
        let at = word === 0 ? 0 : (listed.ends[word - 1] ?? 0);
        const isListed = end - at === (listed.totals[word] ?? 0);
        while (at < end && readAt(listed.places[at] ?? 0)) at += 1;
        if (!isListed || at < end) open.add(word);
      }
      for (const word of numbers) if (word >= 0) masks[word] = 0;
      return rarer.flatMap((word, at) => {
        const next = rarer[at + 1] ?? -1;
        const isOpen = place >= from ? next >= 0 : open.has(word) && open.has(next);
        return isOpen ? [at] : [];
      });
    },
    prepare() {
      if (postings === null) {
        const { done, value } = (making ??= createPostings(source)).next();
        if (done !== true) return true;
        making = null;
        postings = value;
      }
      return false;
    },
    removed() {
      making = null;
    },
    get bytes() {
      const { ends, places, totals } = postings ?? {};
      return [ends, places, totals, masks, read].reduce(
        (sum, array) => sum + (array?.byteLength ?? 0),
        0,
      );
    },
  };
}

/** For each two neighbours the word that fewer units hold; -1 where one is held by none. */
function rarerOf(numbers: readonly number[], { totals }: Postings): number[] {
  return numbers.slice(1).map((after, index) => {
    const before = numbers[index] ?? -1;
    // A word without postings came with units that were added, which are all read.
    const [one, other] = [totals[before] ?? 0, totals[after] ?? 0];
    if (one === 0 || other === 0) return -1;
    return one <= other ? before : after;
  });
}

const byTotal =
  ({ totals }: Postings) =>
  (one: number, other: number): number =>
    (totals[one] ?? 0) - (totals[other] ?? 0) || one - other;

/** Units that are read between two steps. */
const READ_AT_ONCE = 8192;

function* createPostings(source: PassageSource): Generator<void, Postings> {
  const { vocabulary } = source;
  const inOrder = source.inOrder();
  const bytes = source.sequences();
  const totals = new Uint32Array(vocabulary.size);
  const seen = new Int32Array(vocabulary.size).fill(-1);
  for (let at = 0; at < inOrder.length; at += 1) {
    if (at % READ_AT_ONCE === READ_AT_ONCE - 1) yield;
    const count = readAt(at);
    for (let index = 0; index < count; index += 1) {
      const word = room[index] ?? 0;
      if (seen[word] === at) continue;
      seen[word] = at;
      totals[word] = (totals[word] ?? 0) + 1;
    }
  }
  const starts = new Uint32Array(vocabulary.size);
  let sum = 0;
  totals.forEach((total, word) => {
    starts[word] = sum;
    sum += Math.min(total, MOST_OF_WORD);
  });
  const places = new Uint32Array(sum);
  const filled = starts.slice();
  seen.fill(-1);
  for (let at = inOrder.length - 1; at >= 0; at -= 1) {
    if (at % READ_AT_ONCE === READ_AT_ONCE - 1) yield;
    const count = readAt(at);
    for (let index = 0; index < count; index += 1) {
      const word = room[index] ?? 0;
      if (seen[word] === at) continue;
      seen[word] = at;
      const to = filled[word] ?? 0;
      if (to - (starts[word] ?? 0) >= MOST_OF_WORD) continue;
      places[to] = inOrder[at] ?? 0;
      filled[word] = to + 1;
    }
  }
  return { ends: filled, places, totals };

  function readAt(at: number): number {
    const place = inOrder[at] ?? 0;
    const count = source.countAt(place);
    readSequence(bytes, source.startAt(place), count, room);
    return count;
  }
}

/** Tells of each longest run of words of a unit, as `room` has it, that the segment has, too. */
function scan(
  count: number,
  masks: Int32Array,
  least: number,
  tell: (start: number, words: number) => void,
): void {
  let alive = 0;
  let words = 0;
  for (let index = 0; index <= count; index += 1) {
    const mask = index === count ? 0 : (masks[room[index] ?? 0] ?? 0);
    const on = (alive << 1) & mask;
    if (on !== 0) {
      alive = on;
      words += 1;
      continue;
    }
    if (words >= least) tell(31 - Math.clz32(alive) - words + 1, words);
    alive = mask;
    words = mask === 0 ? 0 : 1;
  }
}

function grown(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(array);
  return larger;
}
