import type { z } from 'zod';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { Unit, Units, UnitSearch } from '../../../preload/contract/local-memories.ts';
import type { StoredUnit } from '../../engine/memory/memories.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';

export interface UnitsPorts {
  readonly thread: KeptThread;
  readonly library: Library;
}

/** The units of a memory: reading, searching, changing. */
export function createUnits({
  thread,
  library,
}: UnitsPorts): Pick<
  Handlers,
  'local-memories.units' | 'local-memories.change-unit' | 'local-memories.remove-units'
> {
  /** Those that are there and in this memory. */
  const unitsOf = async (memory: string, units: readonly number[]) => {
    const found = await thread.read(({ memories }) =>
      Promise.all(units.map((unit) => memories.unit(unit))),
    );
    return found.filter((unit) => unit?.memoryId === memory).filter((unit) => unit !== null);
  };

  return {
    'local-memories.units': async (input) => {
      const memory = await library.get(input.id);
      return input.query.trim() === ''
        ? browse(thread, memory.id, memory.units, input)
        : search(thread, memory.id, input);
    },
    'local-memories.change-unit': async ({ id, unit, source, targets }) => {
      const memory = await library.get(id);
      const filled = Object.entries(targets).filter(([, text]) => text.trim() !== '');
      if (filled.length === 0) throw refused('targets', 'empty');
      const isKnown = ([language]: readonly [string, string]) =>
        memory.targets.includes(language.toLowerCase());
      if (!filled.every(isKnown)) throw refused('targets', 'language');
      const written = { source, targets: Object.fromEntries(filled) };
      if (unit !== null && (await unitsOf(memory.id, [unit])).length === 0) {
        throw new FeatureFailure({ code: 'not-found' });
      }
      const stored = await thread.change(({ memories }) =>
        unit === null ? memories.insert(memory.id, written) : memories.update(unit, written),
      );
      library.changed();
      return shownUnit(stored);
    },
    'local-memories.remove-units': async ({ id, units }) => {
      const memory = await library.get(id);
      const gone = (await unitsOf(memory.id, units)).map(({ unit }) => unit);
      await thread.change(({ memories }) => memories.removeUnits(gone));
      library.changed();
      return null;
    },
  };
}

type Search = z.output<typeof UnitSearch>;

async function browse(
  thread: KeptThread,
  memory: string,
  total: number,
  { from, count }: Search,
): Promise<Units> {
  const page = await thread.read(({ memories }) => memories.browse(memory, from, count));
  const units = page.units.map((unit) => ({ ...shownUnit(unit), ranges: [], percent: null }));
  return { units, total, next: page.next };
}

async function search(
  thread: KeptThread,
  memory: string,
  { query: text, side, mode, from, count: limit }: Search,
): Promise<Units> {
  const offset = from ?? 0;
  const { hits, total } = await thread.read(({ memories }) =>
    memories.concordance([memory], { text, side, mode, limit, offset }),
  );
  const units = hits.map(({ unit, ranges, percent }) => ({ ...shownUnit(unit), ranges, percent }));
  return { units, total, next: offset + limit < total ? offset + limit : null };
}

function shownUnit({ unit, source, targets, author, changed, details }: StoredUnit): Unit {
  const notes = details.notes ?? [];
  const note = notes.length === 0 ? null : notes.join('\n');
  return { unit, source, targets, author, changed, note };
}

const refused = (field: string, reason: string) =>
  new FeatureFailure({ code: 'invalid-input', params: { field, reason } });
