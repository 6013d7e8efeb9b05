import { CONTEXT_PERCENT } from '../../../preload/contract/segment-facets.ts';
import type { Unsearched } from '../../../preload/contract/local-memories.ts';
import { isInContext } from '../../engine/analysis/band-of.ts';
import { withoutForeignTags } from '../../engine/segments/segment-tags.ts';
import type { BestMatch, LocalMemoryEngine, SoughtSegments } from '../local-memory-engine.ts';
import { createUnsearchedList } from '../unsearched-list.ts';
import type { FilledTarget, FillWork } from './fill-work.ts';
import { charactersOf } from './fill-work.ts';
import { nextTurn } from './next-turn.ts';
import type { SegmentRow } from './segment-rows.ts';
import { shownSource } from './segment-rows.ts';

/** Segments that are looked up together. */
const AT_ONCE = 200;

/** What the memories gave. */
export interface MemoryFill {
  readonly segments: number;
  readonly characters: number;
  /** Memories that a team database did not search. */
  readonly unsearched: readonly Unsearched[];
}

/** What becomes of good matches. */
export interface FillRules {
  /** The least percent; 101 takes matches in context alone. */
  readonly threshold: number;
  /** Matches that are confirmed at once. */
  readonly confirm: 'none' | '101' | '100';
  /** Matches in context are locked. */
  readonly lock: boolean;
}

/**
 * Fills segments from the local memories: identical ones first, then similar ones.
 * @param isLast nothing is asked after them
 */
export async function fillFromMemories(
  work: FillWork,
  memories: Pick<LocalMemoryEngine, 'bestFor'>,
  isLast: boolean,
  rules: FillRules,
): Promise<MemoryFill> {
  const { segments: all } = work.project.facts();
  const { threshold } = rules;
  const unsearched = createUnsearchedList();
  let segments = 0;
  let characters = 0;
  const last = Math.min(100, threshold);
  for (const least of last < 100 ? [100, last] : [100]) {
    const rows = work.waiting();
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const batch = rows.slice(from, from + AT_ONCE).filter((row) => work.isUntouched(row));
      // Nothing is waited for where there is no memory.
      await nextTurn();
      const sought = soughtSegments(work, batch, least);
      const found = await memories.bestFor(sought, work.signal, unsearched.add);
      const targets = batch.flatMap(
        (row, index) => filledTarget(row, found[index] ?? null, all, rules) ?? [],
      );
      for (const row of work.put(targets)) {
        segments += 1;
        characters += charactersOf(row);
      }
      if (isLast && least === last) work.pass(batch.length - targets.length);
    }
  }
  return { segments, characters, unsearched: unsearched.list() };
}

function soughtSegments(
  { project }: FillWork,
  batch: readonly SegmentRow[],
  threshold: number,
): SoughtSegments {
  const { source, target, memories } = project.facts();
  const segments = batch.map(({ source: segment, number }) => ({
    segment,
    ...project.store.rows.neighbours(number),
  }));
  return { segments, source, target, threshold, memories };
}

function filledTarget(
  row: SegmentRow,
  match: BestMatch | null,
  all: number,
  { threshold, confirm, lock }: FillRules,
): FilledTarget | null {
  if (match === null) return null;
  const target = withoutForeignTags(match.target, shownSource(row));
  if (target === '') return null;
  const neighbours = { hasPrevious: row.number > 0, hasNext: row.number < all - 1 };
  const percent = isInContext(match, neighbours) ? CONTEXT_PERCENT : match.percent;
  if (percent < threshold) return null;
  return {
    row,
    target,
    origin: match.percent >= 100 ? 'memory-exact' : 'memory-fuzzy',
    percent,
    isConfirmed: confirm !== 'none' && percent >= Number(confirm),
    isLocked: lock && percent === CONTEXT_PERCENT,
    memory: match.memoryName,
    author: match.author,
  };
}
