import type { LocalMemory, Units } from '../../../preload/contract/local-memories.ts';
import type { StoredUnit } from '../../engine/memory/memories.ts';
import { wordsAlone } from '../../engine/memory/near-duplicates.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';
import { shownUnit } from './shown-unit.ts';

/** Groups of near duplicates of each memory, as they were found last. */
export interface NearGroups {
  /** Looks through the whole memory. Rejects with `cancelled`. */
  find(memory: LocalMemory, signal: AbortSignal): Promise<void>;
  /**
   * Whole groups, until there are so many units; finds them first where nobody did.
   * @param from place of the first group
   */
  page(memory: LocalMemory, from: number, units: number, signal: AbortSignal): Promise<Units>;
  /** Those of these units that are near duplicates of one, by their numbers. */
  like(unit: StoredUnit, others: readonly StoredUnit[]): readonly number[];
  /** These units are deleted. */
  drop(memory: string, units: readonly number[]): void;
}

export function createNearGroups(thread: KeptThread, library: Pick<Library, 'works'>): NearGroups {
  const found = new Map<string, readonly (readonly number[])[]>();

  async function find({ id, name, units }: LocalMemory, signal: AbortSignal) {
    const work = library.works.begin('near', name);
    try {
      const groups = await thread.read((open) =>
        open.nearDuplicates(
          { memoryId: id },
          (read) => work.report(units === 0 ? null : Math.min(1, read / units), read),
          signal,
        ),
      );
      found.set(id, groups);
    } finally {
      work.end();
    }
  }

  return {
    find,
    async page(memory, from, most, signal) {
      if (!found.has(memory.id)) await find(memory, signal);
      const all = found.get(memory.id) ?? [];
      const units: Units['units'][number][] = [];
      let place = from;
      for (; place < all.length && units.length < most; place += 1) {
        const numbers = all[place] ?? [];
        const read = await thread.read(({ memories }) =>
          Promise.all(numbers.map((unit) => memories.unit(unit))),
        );
        // Others may have deleted some since.
        const alike = read.filter((unit) => unit !== null);
        if (alike.length < 2) continue;
        for (const unit of alike) {
          units.push({ ...shownUnit(unit), ranges: [], percent: null, group: place });
        }
      }
      return { units, total: all.length, next: place < all.length ? place : null };
    },
    like(unit, others) {
      const words = wordsAlone(unit.source);
      return words === null
        ? []
        : others
            .filter((other) => other.unit !== unit.unit && wordsAlone(other.source) === words)
            .map((other) => other.unit);
    },
    drop(memory, units) {
      const gone = new Set(units);
      const groups = found.get(memory) ?? [];
      const left = groups
        .map((group) => group.filter((unit) => !gone.has(unit)))
        .filter((group) => group.length > 1);
      if (found.has(memory)) found.set(memory, left);
    },
  };
}
