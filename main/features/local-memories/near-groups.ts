import type { LocalMemory, Units } from '../../../preload/contract/local-memories.ts';
import type { StoredUnit } from '../../engine/memory/memories.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';

/** Groups of near duplicates of each memory, as they were found last. */
export interface NearGroups {
  /** Looks through the whole memory. Rejects with `cancelled`. */
  find(memory: LocalMemory, signal: AbortSignal): Promise<void>;
  /**
   * Whole groups, until there are so many units; finds them first where nobody did.
   * @param from place of the first group
   */
  page(memory: LocalMemory, from: number, units: number, signal: AbortSignal): Promise<NearPage>;
  /** These units are deleted. */
  drop(memory: string, units: readonly number[]): void;
}

export interface NearPage extends Pick<Units, 'total' | 'next'> {
  readonly groups: readonly { readonly place: number; readonly units: readonly StoredUnit[] }[];
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
      const groups: NearPage['groups'][number][] = [];
      let count = 0;
      let place = from;
      for (; place < all.length && count < most; place += 1) {
        const numbers = all[place] ?? [];
        const read = await thread.read(({ memories }) =>
          Promise.all(numbers.map((unit) => memories.unit(unit))),
        );
        // Others may have deleted some since.
        const units = read.filter((unit) => unit !== null);
        if (units.length < 2) continue;
        groups.push({ place, units });
        count += units.length;
      }
      return { groups, total: all.length, next: place < all.length ? place : null };
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
