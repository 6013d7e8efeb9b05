import type { Unsearched } from '../../../../preload/contract/local-memories.ts';
import type { LocalChoice } from '../../../../preload/contract/text.ts';
import type { Around } from '../../../engine/translation/memory-search.ts';
import { createUnsearchedList } from '../../unsearched-list.ts';
import type { BestMatch, LocalMemoryEngine } from '../../local-memory-engine.ts';

/** The pair and the memories that a text is looked up with. */
export interface LookupPair {
  readonly source: string | null;
  readonly target: string;
  readonly local: LocalChoice;
}

export type FindBest = (
  segment: string,
  threshold: number,
  around: Around,
) => Promise<BestMatch | null>;

/**
 * Lookups in the local memories that are remembered, since the cost of a text is asked again with every
 * change of it, and then the text is translated. They are kept in memory alone.
 */
export interface KeptLookups {
  /**
   * Asks the chosen memories; where none is chosen, those assigned to the pair.
   * @param onUnsearched told of memories that a team database did not search
   */
  of(
    pair: LookupPair,
    signal: AbortSignal,
    onUnsearched?: (memories: readonly Unsearched[]) => void,
  ): FindBest;
  /** Whether a memory is assigned to a pair; null stands for any source. */
  hasAssigned(source: string | null, target: string): boolean;
  forget(): void;
  /** Nothing of them is on the disk. */
  purgeFromDisk(): void;
}

/** Some megabytes. */
const MOST = 20_000;

export function createKeptLookups(
  engine: Pick<LocalMemoryEngine, 'bestFor' | 'changes' | 'hasAssigned'>,
): KeptLookups {
  const kept = new Map<string, BestMatch | null>();
  let seen = engine.changes.value;

  return {
    of({ source, target, local }, signal, onUnsearched) {
      const memories = local.memories.length === 0 ? null : local.memories;
      const pair = JSON.stringify([source, target, memories]);
      return async (segment, threshold, around) => {
        const { value: changes } = engine.changes;
        if (changes !== seen) kept.clear();
        seen = changes;
        const key = [pair, threshold, around.previous, around.next, segment].join('\0');
        const known = kept.get(key);
        if (known !== undefined) return known;
        const sought = { segments: [{ segment, ...around }], source, target, threshold, memories };
        const missed = createUnsearchedList();
        const [best = null] = await engine.bestFor(sought, signal, missed.add);
        const unsearched = missed.list();
        if (unsearched.length > 0) onUnsearched?.(unsearched);
        // What lacks a memory is looked up again when that can be searched.
        if (unsearched.length > 0 || engine.changes.value !== changes) return best;
        const [oldest] = kept.keys();
        if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
        kept.set(key, best);
        return best;
      };
    },
    hasAssigned: (source, target) => engine.hasAssigned(source, target),
    forget: () => kept.clear(),
    purgeFromDisk: () => undefined,
  };
}
