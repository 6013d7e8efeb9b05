import type { WordReader } from './folded-words.ts';
import { commonTarget } from './fragment-target.ts';
import type { PassageBudget } from './index/passages.ts';
import type { Fragment, FragmentQuery, Fragments } from './memories.ts';
import { foldWord, normaliseSegment } from './segment-text.ts';
import type { EntryRow, EntryRows } from './storage/entry-rows.ts';
import { unitOf } from './storage/entry-rows.ts';
import type { LoadedParts } from './storage/loaded-parts.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import type { PartRows } from './storage/part-rows.ts';
import { placedWords, tokenise } from './tokens.ts';
import { fittingVariants } from './variants.ts';

/** As many words of a segment as an integer has bits, less one, are looked at together. */
const MOST_TOGETHER = 31;
/** Words that two such windows have in common, so that no passage of fewer is cut. */
const IN_COMMON = 7;
const STEP = MOST_TOGETHER - IN_COMMON;
/** Further words are not looked at. */
const MOST_WORDS = 6 * STEP + IN_COMMON;
/** Units that are read for one segment: some milliseconds, and matches wait for no longer. */
const MOST_READ = 40_000;
/** Units that are looked at for what a fragment becomes. */
const MOST_UNITS = 8;
/** Passages that are looked at; the longest come first. */
const MOST_LOOKED_AT = 16;
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

const NOTHING: Fragments = { list: [], isCut: false };

/** Finds the longest passages of a segment that stand in stored sources, and what they become. */
export function createFragments(
  parts: PartRows,
  entries: EntryRows,
  loaded: LoadedParts,
  reader: WordReader,
) {
  return {
    find(memories: readonly MemoryRow[], query: FragmentQuery): Fragments {
      const all = placesOf(query.segment);
      const placed = all.slice(0, MOST_WORDS);
      const words = placed.map((place) =>
        place === null ? '' : foldWord(normaliseSegment(place.word)),
      );
      const plain = words.filter((word) => word !== '');
      const least = words.some((word) => reader.isSign(word)) ? LEAST_SIGNS : 2;
      if (plain.length < least) return NOTHING;
      const runs = new Map<string, Run>();
      const budget = { left: MOST_READ };
      const open = memories.flatMap((memory) => collect(memory, words, least, runs, budget));
      const isCut = all.length > placed.length || open.some((start) => !isCovered(start, runs));
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
      return { list: found.map(({ fragment }) => fragment), isCut };

      function shown(run: Run): Fragment | null {
        const first = placed[run.start] ?? null;
        const last = placed[run.start + run.words - 1] ?? null;
        if (first === null || last === null) return null;
        const sought = words.slice(run.start, run.start + run.words);
        const at = [first.start, last.start + last.word.length] as const;
        const read = newestOf(run).flatMap(({ unit, memory }) => {
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

  /** @returns places from which on passages may stand in units that were not read */
  function collect(
    memory: MemoryRow,
    words: readonly string[],
    least: number,
    runs: Map<string, Run>,
    budget: PassageBudget,
  ): number[] {
    const open: number[] = [];
    for (const part of parts.ofMemory(memory.key)) {
      const index = loaded.indexOf(part);
      for (let from = 0; from + IN_COMMON < words.length || from === 0; from += STEP) {
        const window = words.slice(from, from + MOST_TOGETHER);
        const unread = index.passages(window, least, budget, (number, place, count) => {
          const start = from + place;
          const key = `${start} ${count}`;
          const run = runs.get(key) ?? { start, words: count, units: [] };
          runs.set(key, run);
          run.units.push({ unit: unitOf(part.part, number), memory });
        });
        for (const place of unread) open.push(from + place);
      }
    }
    return open;
  }
}

/** Whether a passage was found that begins no later than three words, and ends no earlier. */
const isCovered = (start: number, runs: ReadonlyMap<string, Run>): boolean =>
  runs.values().some((run) => run.start <= start && start + 3 <= run.start + run.words);

/** The units of a run that came last, each once: two windows tell of what they have in common. */
function newestOf({ units }: Run): Run['units'] {
  const each = new Map(units.map((one) => [one.unit, one]));
  return [...each.values()].sort((a, b) => b.unit - a.unit).slice(0, MOST_UNITS);
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
  return places;
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
