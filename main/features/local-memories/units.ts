import type { z } from 'zod';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { Unit, Units, UnitSearch } from '../../../preload/contract/local-memories.ts';
import type { StoredUnit } from '../../engine/memory/memories.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { SharedMemories } from '../shared-memories.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';

export interface UnitsPorts {
  readonly thread: KeptThread;
  readonly library: Library;
  readonly shared: () => SharedMemories;
}

/** The units of a memory: reading, searching, changing. */
export function createUnits({
  thread,
  library,
  shared,
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

  /** What a team's memory calls these units. */
  const sharedNumbers = async (units: readonly number[]) => {
    const numbers = await thread.read(({ memories }) =>
      Promise.all(units.map((unit) => memories.sharedNumber(unit))),
    );
    return numbers.map((number) => {
      if (number === null) throw notSent();
      return number;
    });
  };

  /** A new unit is sent as a confirmed one; others are changed where they are. */
  const changeShared = async (
    memory: string,
    unit: number | null,
    written: { readonly source: string; readonly targets: Readonly<Record<string, string>> },
  ): Promise<Unit> => {
    if (unit === null) {
      const confirmed = await thread.change(({ memories }) => memories.confirm(memory, written));
      shared().sendNow();
      library.changed();
      return shownUnit(confirmed);
    }
    const [number = 0] = await sharedNumbers([unit]);
    await shared().changeUnit(memory, number, written.source, written.targets);
    const changed = new Date().toISOString();
    return { unit, ...written, author: null, changed, note: null };
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
      if (memory.team !== undefined) return changeShared(memory.id, unit, written);
      const stored = await thread.change(({ memories }) =>
        unit === null ? memories.insert(memory.id, written) : memories.update(unit, written),
      );
      library.changed();
      return shownUnit(stored);
    },
    'local-memories.remove-units': async ({ id, units }) => {
      const memory = await library.get(id);
      const gone = (await unitsOf(memory.id, units)).map(({ unit }) => unit);
      if (memory.team === undefined) {
        await thread.change(({ memories }) => memories.removeUnits(gone));
      } else await shared().removeUnits(memory.id, await sharedNumbers(gone));
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

const notSent = () => new FeatureFailure({ code: 'team-failed', params: { reason: 'waiting' } });

const refused = (field: string, reason: string) =>
  new FeatureFailure({ code: 'invalid-input', params: { field, reason } });
