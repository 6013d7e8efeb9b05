import type { MemoryMatch } from './memories.ts';
import type { MemoryRow, MemoryRows, UnitRow } from './rows.ts';
import type { Score } from './score.ts';
import { scoreTexts, withVariantPenalty } from './score.ts';
import type { SegmentText } from './segment-text.ts';
import { analyse, foldedWords, normaliseSegment } from './segment-text.ts';
import type { SourceIndex } from './source-index.ts';
import { createSourceIndex } from './source-index.ts';
import type { FittingVariant } from './variants.ts';
import { fittingVariants } from './variants.ts';

export interface Matching {
  /** As `Memories.find`. */
  find(memory: MemoryRow, segment: string, target: string, threshold: number): MemoryMatch | null;
}

interface Candidate {
  readonly score: Score;
  readonly unit: UnitRow;
  /** Place of the target's language among those that fit, 0 for the nearest. */
  readonly rank: number;
  readonly target: string;
  readonly language: string;
}

interface Loaded {
  readonly index: SourceIndex;
  /** Units taken over so far; units are only ever added. */
  units: number;
}

/** How many memories keep their segments loaded for fuzzy search. */
const KEPT = 8;

/** Looks for matches: identical segments by their hash, others through a word index. */
export function createMatching(rows: MemoryRows): Matching {
  /** By key, the one used last at the end. */
  const loaded = new Map<number, Loaded>();

  return {
    find(memory, segment, target, threshold) {
      const query = analyse(segment);
      const variants = fittingVariants(memory.targets, target);
      if (query.text === '' || variants.length === 0) return null;
      const least = Math.max(1, threshold);
      const best = identical(memory, query, variants) ?? fuzzy(memory, query, variants, least);
      return best !== null && best.score.percent >= least ? matchOf(best, memory) : null;
    },
  };

  function identical(memory: MemoryRow, query: SegmentText, variants: readonly FittingVariant[]) {
    let best: Candidate | null = null;
    for (const unit of rows.identical(memory.key, query.text)) {
      best = better(best, candidate(memory, unit, query, variants));
    }
    return best;
  }

  function fuzzy(
    memory: MemoryRow,
    query: SegmentText,
    variants: readonly FittingVariant[],
    least: number,
  ) {
    let best: Candidate | null = null;
    if (least === 100) return best;
    indexOf(memory).search(query.folded, least, (number) => {
      const unit = rows.unit(memory.key, number);
      if (unit !== null) best = better(best, candidate(memory, unit, query, variants));
      return best?.score.percent ?? least;
    });
    return best;
  }

  function candidate(
    memory: MemoryRow,
    unit: UnitRow,
    query: SegmentText,
    variants: readonly FittingVariant[],
  ): Candidate | null {
    for (const [rank, { language, penalised }] of variants.entries()) {
      const target = rows.target(memory.key, unit.number, language);
      if (target === null) continue;
      const score = scoreTexts(query, analyse(unit.source));
      return { score: penalised ? withVariantPenalty(score) : score, unit, rank, target, language };
    }
    return null;
  }

  function indexOf(memory: MemoryRow): SourceIndex {
    const known = loaded.get(memory.key) ?? { index: createSourceIndex(), units: 0 };
    loaded.delete(memory.key);
    for (const { number, source } of rows.sourcesAfter(memory.key, known.units)) {
      known.index.add(number, foldedWords(normaliseSegment(source)));
      known.units = number;
    }
    loaded.set(memory.key, known);
    for (const key of loaded.keys()) {
      if (loaded.size <= KEPT) break;
      loaded.delete(key);
    }
    return known.index;
  }
}

function better(a: Candidate | null, b: Candidate | null): Candidate | null {
  if (a === null || b === null) return a ?? b;
  if (a.score.percent !== b.score.percent) return a.score.percent > b.score.percent ? a : b;
  if (a.rank !== b.rank) return a.rank < b.rank ? a : b;
  if (a.unit.changed !== b.unit.changed) return a.unit.changed > b.unit.changed ? a : b;
  return a.unit.number > b.unit.number ? a : b;
}

function matchOf({ score, unit, target, language }: Candidate, memory: MemoryRow): MemoryMatch {
  return {
    percent: score.percent,
    base: score.base,
    penalties: score.penalties,
    source: unit.source,
    target,
    targetLanguage: language,
    exact: score.percent === 100,
    memoryId: memory.id,
    memory: memory.name,
  };
}
