import { matchAlarms } from './alarms.ts';
import type { WordReader } from './folded-words.ts';
import { createSignatures } from './index/signature.ts';
import type { FoundSegment } from './index/segment-index.ts';
import type { MatchQuery, MemoryMatch } from './memories.ts';
import { projectOf } from './project-property.ts';
import { compareNearness, nearnessOf } from './nearness.ts';
import type { Nearness } from './nearness.ts';
import { scoreTexts, withVariantPenalty } from './score.ts';
import type { Score } from './score.ts';
import type { SegmentText } from './segment-text.ts';
import { analyse, normaliseSegment } from './segment-text.ts';
import type { ForeignUnits } from './server-search/foreign-units.ts';
import { foreignEntries } from './server-search/foreign-units.ts';
import type { EntryRow, EntryRows } from './storage/entry-rows.ts';
import { segmentHash, unitOf } from './storage/entry-rows.ts';
import type { LoadedParts } from './storage/loaded-parts.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import type { PartRows } from './storage/part-rows.ts';
import type { FittingVariant } from './variants.ts';
import { fittingVariants } from './variants.ts';

export interface Matching {
  /** As `Memories.matches`. */
  find(
    memories: readonly MemoryRow[],
    query: MatchQuery,
    foreign: readonly ForeignUnits[],
  ): MemoryMatch[];
}

interface Candidate {
  readonly score: Score;
  readonly context: number;
  /** Worked out where another candidate shows the same percent. */
  nearness(): Nearness;
  readonly entry: EntryRow;
  readonly memory: MemoryRow;
  /** Place of the memory among those asked. */
  readonly order: number;
  /** Place of the target's language among those that fit, 0 for the nearest. */
  readonly rank: number;
  readonly language: string;
  readonly target: string;
}

/** The segment that is asked for; most are found by their identity alone. */
interface AskedText {
  readonly segment: string;
  readonly normal: string;
  analysed(): SegmentText;
}

function createAskedText(segment: string): AskedText {
  const normal = normaliseSegment(segment);
  let known: SegmentText | null = null;
  return { segment, normal, analysed: () => (known ??= analyse(normal)) };
}

const IDENTICAL: Score = { percent: 100, base: 100, penalties: [] };

/** A memory that may serve, with the languages in which it may. */
interface Asked {
  readonly memory: MemoryRow;
  readonly order: number;
  readonly variants: readonly FittingVariant[];
}

/** A segment whose words are alike enough. */
interface Similar {
  readonly at: Asked;
  readonly part: number;
  readonly segment: FoundSegment;
}

/** Units that are read and scored for one query, of those whose words are alike enough. */
const MOST_READ = 64;

const PREVIOUS = 1;
const NEXT = 2;
const CONTEXTS = [null, 'previous', 'next', 'both'] as const;

/** Looks for matches: identical segments by their hash, others through the index of each part. */
export function createMatching(
  parts: PartRows,
  entries: EntryRows,
  loaded: LoadedParts,
  reader: WordReader,
): Matching {
  const signatureOf = createSignatures(reader.isSign);

  return {
    find(memories, query, foreign) {
      const text = createAskedText(query.segment);
      const asked = memories
        .map((memory, order) => ({
          memory,
          order,
          variants: fittingVariants(memory.targets, query.targetLanguage),
        }))
        .filter(({ variants }) => variants.length > 0);
      if (text.normal === '' || asked.length === 0 || query.limit < 1) return [];
      const least = Math.max(1, query.threshold);
      const neighbours = {
        previous: query.previous === undefined ? null : segmentHash(query.previous),
        next: query.next === undefined ? null : segmentHash(query.next),
      };
      const candidateOf = (at: Asked, entry: EntryRow) => candidate(at, entry, text, neighbours);
      const best = createBest(query.limit, least);
      for (const at of asked) {
        for (const { part } of parts.ofMemory(at.memory.key)) {
          for (const entry of entries.identical(part, text.normal))
            best.add(candidateOf(at, entry));
        }
      }
      for (const at of asked) {
        for (const entry of foreignEntries(at.memory, foreign)) best.add(candidateOf(at, entry));
      }
      if (least === 100 || (query.limit === 1 && best.least() === 100)) return told(best, text);
      // More are asked for where those that came have no target that fits, or the same ones.
      for (let wanted = query.limit; ; wanted *= 4) {
        const found = similar(asked, text.analysed(), least, wanted);
        read(found, best, candidateOf);
        if (best.isFull() || found.length < wanted || wanted > MOST_READ) return told(best, text);
      }
    },
  };

  function read(
    found: readonly Similar[],
    best: Best,
    candidateOf: (at: Asked, entry: EntryRow) => Candidate | null,
  ): void {
    let left = MOST_READ;
    for (const { at, part, segment } of found) {
      if (segment.base < best.least() || left === 0) return;
      const unit = unitOf(part, segment.unit);
      if (best.knows(unit)) continue;
      const entry = entries.find(unit);
      if (entry === null) continue;
      left -= 1;
      best.add(candidateOf(at, entry));
    }
  }

  function similar(
    asked: readonly Asked[],
    text: SegmentText,
    needed: number,
    wanted: number,
  ): Similar[] {
    const words = text.folded;
    const placeables = text.placeables.map((placeable) => placeable.text);
    const numbers = text.numbers.map((number) => number.text);
    const signature = signatureOf({ words, numbers, placeables });
    const found: Similar[] = [];
    for (const at of asked) {
      for (const row of parts.ofMemory(at.memory.key)) {
        const index = loaded.indexOf(row);
        const query = { words, placeables, signature, needed, wanted };
        for (const segment of index.search(query)) found.push({ at, part: row.part, segment });
      }
    }
    return found.sort((a, b) => b.segment.base - a.segment.base);
  }
}

const told = (best: Best, query: AskedText) => best.all().map((found) => matchOf(found, query));

type Best = ReturnType<typeof createBest>;

/** The best candidates so far; each unit once, and each target once. */
function createBest(limit: number, threshold: number) {
  let found: Candidate[] = [];
  const seen = new Set<number>();
  return {
    add(candidate: Candidate | null): void {
      if (candidate === null || candidate.score.percent < threshold) return;
      if (seen.has(candidate.entry.unit)) return;
      seen.add(candidate.entry.unit);
      const same = found.findIndex(
        ({ target, language }) => target === candidate.target && language === candidate.language,
      );
      if (same >= 0) {
        const other = found[same];
        if (other !== undefined && compare(other, candidate) <= 0) return;
        found.splice(same, 1);
      }
      found.push(candidate);
      found = found.sort(compare).slice(0, limit);
    },
    /** What another one must reach to be among them. */
    least: () => (found.length < limit ? threshold : (found.at(-1)?.score.percent ?? threshold)),
    isFull: () => found.length >= limit,
    knows: (unit: number) => seen.has(unit),
    all: () => found,
  };
}

function candidate(
  { memory, order, variants }: Asked,
  entry: EntryRow,
  query: AskedText,
  neighbours: { readonly previous: number | null; readonly next: number | null },
): Candidate | null {
  for (const [rank, { language, penalised }] of variants.entries()) {
    const target = entry.targets[language];
    if (target === undefined) continue;
    let analysed: SegmentText | null = null;
    const stored = () => (analysed ??= analyse(entry.source));
    const score =
      normaliseSegment(entry.source) === query.normal
        ? IDENTICAL
        : scoreTexts(query.analysed(), stored());
    let nearness: Nearness | null = null;
    const same = (a: number | null, b: number | null, bit: number) =>
      a !== null && a === b ? bit : 0;
    return {
      score: penalised ? withVariantPenalty(score) : score,
      nearness: () => (nearness ??= nearnessOf(query.analysed(), stored())),
      context:
        same(entry.previous, neighbours.previous, PREVIOUS) +
        same(entry.next, neighbours.next, NEXT),
      entry,
      memory,
      order,
      rank,
      language,
      target: fitOuterSpace(target, entry.source, query.segment),
    };
  }
  return null;
}

/**
 * A stored target with the outer white space of the segment, where it has some and the same as its own
 * source: memories keep such spaces, and they belong to the place, not to the words.
 */
function fitOuterSpace(target: string, source: string, segment: string): string {
  const [before, after] = outerSpace(target);
  const [ownBefore, ownAfter] = outerSpace(source);
  const [askedBefore, askedAfter] = outerSpace(segment);
  if (before === askedBefore && after === askedAfter) return target;
  const words = target.slice(before.length, target.length - after.length);
  if (words === '') return target;
  const fit = (space: string, own: string, asked: string) =>
    space !== '' && space === own ? asked : space;
  return fit(before, ownBefore, askedBefore) + words + fit(after, ownAfter, askedAfter);
}

function outerSpace(text: string): readonly [string, string] {
  const before = text.length - text.trimStart().length;
  const words = text.trimEnd().length;
  return words <= before ? [text, ''] : [text.slice(0, before), text.slice(words)];
}

/** Below 0 where a comes first. */
function compare(a: Candidate, b: Candidate): number {
  return (
    b.score.percent - a.score.percent ||
    strength(b.context) - strength(a.context) ||
    (a.score.percent === 100 ? 0 : compareNearness(a.nearness(), b.nearness())) ||
    a.rank - b.rank ||
    a.order - b.order ||
    (a.entry.changed < b.entry.changed ? 1 : a.entry.changed > b.entry.changed ? -1 : 0) ||
    // Those that are not kept here have numbers below 0.
    Math.abs(b.entry.unit) - Math.abs(a.entry.unit)
  );
}

function alarmsOf({ score, entry, memory }: Candidate, query: AskedText) {
  // Identical texts raise none, whatever their variant.
  if (score.base === 100 && score.penalties.every(({ kind }) => kind === 'variant')) return [];
  return matchAlarms(query.analysed(), analyse(entry.source), memory.source);
}

const strength = (context: number) => (context === 0 ? 0 : context === PREVIOUS + NEXT ? 2 : 1);

function matchOf(found: Candidate, query: AskedText): MemoryMatch {
  const { score, context, entry, memory, language, target } = found;
  return {
    percent: score.percent,
    base: score.base,
    penalties: score.penalties,
    alarms: alarmsOf(found, query),
    context: CONTEXTS[context] ?? null,
    source: entry.source,
    target,
    targetLanguage: language,
    exact: score.percent === 100,
    unit: entry.unit,
    author: entry.author,
    project: projectOf(entry.details),
    changed: entry.changed,
    memoryId: memory.id,
    memory: memory.name,
  };
}
