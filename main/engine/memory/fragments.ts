import type { WordReader } from './folded-words.ts';
import { commonTarget } from './fragment-target.ts';
import type { PackedWords } from './index/vocabulary.ts';
import type { WordBlock } from './index/block.ts';
import type { Fragment, FragmentQuery } from './memories.ts';
import { foldWord, normaliseSegment } from './segment-text.ts';
import type { EntryRow, EntryRows } from './storage/entry-rows.ts';
import { unitOf } from './storage/entry-rows.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import type { PartRows } from './storage/part-rows.ts';
import { placedWords, tokenise } from './tokens.ts';
import { fittingVariants } from './variants.ts';

/** As many words of a segment as an integer has bits, less one; further words are not looked at. */
const MOST_WORDS = 31;
/** Units that are looked at for what a fragment becomes. */
const MOST_UNITS = 8;
/** Passages that are looked at; the longest come first. */
const MOST_LOOKED_AT = 16;
/** Reading memories takes no longer. */
const MOST_MS = 120;
/** A fragment of fewer letters says nothing. */
const LEAST_LETTERS = 6;
/** Of scripts without spaces a word is one sign. */
const LEAST_SIGNS = 3;

/** Consecutive words of the segment, from a place on. */
interface Run {
  readonly start: number;
  readonly words: number;
  readonly units: { readonly unit: number; readonly memory: MemoryRow }[];
}

/**
 * Finds the longest passages of a segment that stand in stored sources, and what they become. Every
 * word of the memories is read once, for as long as the time allows.
 */
export function createFragments(parts: PartRows, entries: EntryRows, reader: WordReader) {
  return {
    find(memories: readonly MemoryRow[], query: FragmentQuery): Fragment[] {
      const placed = placesOf(query.segment);
      const words = placed.map((place) =>
        place === null ? '' : foldWord(normaliseSegment(place.word)),
      );
      const plain = words.filter((word) => word !== '');
      const least = words.some((word) => reader.isSign(word)) ? LEAST_SIGNS : 2;
      if (plain.length < least) return [];
      const runs = new Map<number, Run>();
      const deadline = performance.now() + MOST_MS;
      for (const memory of memories) collect(memory, words, least, runs, deadline);
      const lettersOf = ({ start, words: count }: Run) =>
        words.slice(start, start + count).join('').length;
      const ranked = [...runs.values()]
        .filter((run) => least !== 2 || lettersOf(run) >= LEAST_LETTERS)
        .sort((a, b) => lettersOf(b) - lettersOf(a) || a.start - b.start);
      const found: { readonly run: Run; readonly fragment: Fragment }[] = [];
      for (const run of ranked.slice(0, MOST_LOOKED_AT)) {
        if (found.length >= query.limit) break;
        const isInside = found.some(({ run: other }) => contains(other, run));
        const fragment = shown(run);
        // Inside of a longer one only what is known better.
        if (fragment === null || (isInside && !fragment.isAligned)) continue;
        if (isInside && found.some((one) => contains(one.run, run) && one.fragment.isAligned))
          continue;
        found.push({ run, fragment });
      }
      return found.map(({ fragment }) => fragment);

      function shown(run: Run): Fragment | null {
        const first = placed[run.start] ?? null;
        const last = placed[run.start + run.words - 1] ?? null;
        if (first === null || last === null) return null;
        const sought = words.slice(run.start, run.start + run.words);
        const at = [first.start, last.start + last.word.length] as const;
        const read = run.units.flatMap(({ unit, memory }) => {
          const entry = entries.find(unit);
          const target = entry && targetOf(entry, memory, query.targetLanguage);
          if (entry === null || target === null || !holds(entry.source, sought)) return [];
          // A unit with the words of the whole segment is a match.
          return isSame(wordsOf(entry.source), plain) ? [] : [{ entry, memory, target }];
        });
        const [newest] = read;
        if (newest === undefined) return null;
        const whole = read.find(({ entry }) => isSame(wordsOf(entry.source), sought));
        const common =
          whole?.target ??
          commonTarget(
            read.map(({ entry, target }) => ({ source: entry.source, target })),
            sought.length,
          );
        return {
          at,
          text: query.segment.slice(...at),
          target: common ?? newest.target,
          isAligned: common !== null,
          source: (whole ?? newest).entry.source,
          unit: (whole ?? newest).entry.unit,
          memoryId: (whole ?? newest).memory.id,
          memory: (whole ?? newest).memory.name,
        };
      }
    },
  };

  function wordsOf(text: string): string[] {
    return reader.read(normaliseSegment(text)).words;
  }

  function collect(
    memory: MemoryRow,
    words: readonly string[],
    least: number,
    runs: Map<number, Run>,
    deadline: number,
  ): void {
    const take = (unit: number, start: number, count: number) => {
      const key = start * (MOST_WORDS + 1) + count;
      const run = runs.get(key) ?? { start, words: count, units: [] };
      runs.set(key, run);
      run.units.push({ unit, memory });
      // The newest count.
      if (run.units.length > MOST_UNITS) run.units.shift();
    };
    for (const part of parts.ofMemory(memory.key)) {
      const masks = createExactMasks(words);
      const stale = parts.stale(part.part);
      for (const { first, block } of parts.words(part.part, '')) {
        // Matches of the next segment wait for this: what a very large memory holds beyond is left out.
        if (performance.now() > deadline) return;
        masks.look(block.words);
        scanRuns(block, masks.all(), least, (index, start, count) => {
          if (!stale.has(first + index)) take(unitOf(part.part, first + index), start, count);
        });
      }
      const look = (entry: EntryRow | null) => {
        if (entry === null) return;
        const bits = wordsOf(entry.source).map((word) => masks.of(word));
        runsIn(bits, least, (start, count) => take(entry.unit, start, count));
      };
      for (const number of stale) look(entries.find(unitOf(part.part, number)));
      for (const entry of entries.each(part.part, part.sealed + 1, part.last)) look(entry);
    }
  }
}

const contains = (outer: Run, inner: Run): boolean =>
  outer.start <= inner.start && inner.start + inner.words <= outer.start + outer.words;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, place) => word === other[place]);

/** The words of a segment; null for a number or placeable between them, which no passage goes across. */
function placesOf(segment: string): ({ readonly word: string; readonly start: number } | null)[] {
  const placed = placedWords(segment);
  let next = 0;
  const places = tokenise(segment).flatMap(({ kind }) => {
    if (kind === 'number' || kind === 'placeable') return [null];
    if (kind !== 'word') return [];
    next += 1;
    return [placed[next - 1] ?? null];
  });
  return places.slice(0, MOST_WORDS);
}

/** Whether words follow each other in a text, without a number between them. */
function holds(text: string, sought: readonly string[]): boolean {
  const tokens = tokenise(text).flatMap(({ kind, text: token }) => {
    if (kind === 'word') return [foldWord(normaliseSegment(token))];
    return kind === 'number' || kind === 'placeable' ? ['0'] : [];
  });
  return ` ${tokens.join(' ')} `.includes(` ${sought.join(' ')} `);
}

function targetOf(entry: EntryRow, memory: MemoryRow, language: string): string | null {
  const [variant] = fittingVariants(memory.targets, language).filter(
    (one) => entry.targets[one.language] !== undefined,
  );
  return variant === undefined ? null : (entry.targets[variant.language] ?? null);
}

/** For each word of a vocabulary the places of the segment where exactly it stands, as bits. */
function createExactMasks(words: readonly string[]) {
  const bits = new Map<string, number>();
  words.forEach((word, place) => {
    if (word !== '') bits.set(word, (bits.get(word) ?? 0) | (1 << place));
  });
  const lengths = new Set(words.map((word) => word.length));
  /** By the first unit of a word, whether any begins so. */
  const firsts = new Uint8Array(0x10000);
  for (const word of words) if (word !== '') firsts[word.charCodeAt(0)] = 1;
  let masks = new Int32Array(4096);
  let seen = 0;
  return {
    look({ lengths: packed, units }: PackedWords): void {
      if (masks.length < seen + packed.length) {
        const larger = new Int32Array(2 * (seen + packed.length));
        larger.set(masks);
        masks = larger;
      }
      let at = 0;
      for (const length of packed) {
        // Placeables begin with a sign that no word has.
        if (firsts[units[at] ?? 0] === 1 && lengths.has(length)) {
          const mask = bits.get(wordAt(units, at, length));
          if (mask !== undefined) masks[seen] = mask;
        }
        at += length;
        seen += 1;
      }
    },
    all: () => masks,
    of: (word: string) => bits.get(word) ?? 0,
  };
}

function wordAt(units: Uint16Array, at: number, length: number): string {
  let word = '';
  for (let place = at; place < at + length; place += 1) {
    word += String.fromCharCode(units[place] ?? 0);
  }
  return word;
}

type TellRun = (start: number, count: number) => void;

/** Tells of each run of words that follow each other in the segment, too. */
function createRunReader(least: number) {
  let alive = 0;
  let count = 0;
  const end = (tell: TellRun) => {
    if (count >= least) tell(31 - Math.clz32(alive) - count + 1, count);
  };
  return {
    next(mask: number, tell: TellRun): void {
      const on = (alive << 1) & mask;
      if (on !== 0) {
        alive = on;
        count += 1;
        return;
      }
      end(tell);
      alive = mask;
      count = mask === 0 ? 0 : 1;
    },
    finish(tell: TellRun): void {
      end(tell);
      alive = 0;
      count = 0;
    },
  };
}

function runsIn(masks: readonly number[], least: number, tell: TellRun): void {
  const runs = createRunReader(least);
  for (const mask of masks) runs.next(mask, tell);
  runs.finish(tell);
}

/** Reads every word of a block once, without taking it out of its bytes. */
function scanRuns(
  { counts, sequences }: WordBlock,
  masks: Int32Array,
  least: number,
  tell: (index: number, start: number, count: number) => void,
): void {
  let at = 0;
  // As the reader of runs does it, in one loop: most words are none of the segment's.
  for (let index = 0; index < counts.length; index += 1) {
    let alive = 0;
    let count = 0;
    for (let left = counts[index] ?? 0; left >= 0; left -= 1) {
      let mask = 0;
      if (left > 0) {
        let byte = sequences[at] ?? 0;
        at += 1;
        let word = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = sequences[at] ?? 0;
          at += 1;
          word |= (byte & 127) << shift;
        }
        mask = masks[word] ?? 0;
      }
      if (mask === 0 && alive === 0) continue;
      const on = (alive << 1) & mask;
      if (on !== 0) {
        alive = on;
        count += 1;
        continue;
      }
      if (count >= least) tell(index, 31 - Math.clz32(alive) - count + 1, count);
      alive = mask;
      count = mask === 0 ? 0 : 1;
    }
  }
}
