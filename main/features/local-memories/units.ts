import type { z } from 'zod';
import type { Handlers } from '../../../preload/contract/api.ts';
import type {
  LocalMemory,
  Unit,
  Units,
  UnitSearch,
} from '../../../preload/contract/local-memories.ts';
import { contextOf } from '../../engine/memory/context-properties.ts';
import type { FilteredUnits, MemoryUnit, StoredUnit } from '../../engine/memory/memories.ts';
import { projectOf } from '../../engine/memory/project-property.ts';
import type { ForeignUnits } from '../../engine/memory/server-search/foreign-units.ts';
import { foreignNumber, teamNumber } from '../../engine/memory/server-search/foreign-number.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { SharedMemories } from '../shared-memories.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';
import type { NearGroups } from './near-groups.ts';
import { shownUnit } from './shown-unit.ts';
import { filterOf } from './unit-filter.ts';

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
  | 'local-memories.units'
  | 'local-memories.change-unit'
  | 'local-memories.remove-units'
  | 'local-memories.keep-unit'
  | 'local-memories.undo-keep'
> {
  let near: Promise<NearGroups> | null = null;
  /** Its code is read when somebody looks for near duplicates. */
  const nearGroups = () => {
    near ??= import('./near-groups.ts').then(({ createNearGroups }) =>
      createNearGroups(thread, library),
    );
    return near;
  };
  /** What the last merge of a memory removed. */
  const merged = new Map<string, readonly StoredUnit[]>();

  const remove = async ({ id, team }: LocalMemory, units: readonly number[]) => {
    if (team === undefined) await thread.change(({ memories }) => memories.removeUnits(units));
    else await shared().removeUnits(id, await sharedNumbers(units));
    (await near)?.drop(id, units);
    library.changed();
  };

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
      Promise.all(
        units.map((unit) =>
          unit < 0 ? Promise.resolve(teamNumber(unit)) : memories.sharedNumber(unit),
        ),
      ),
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
    return { unit, ...written, author: null, project: null, changed, note: null };
  };

  /** Units of a memory that is not kept here; those that were not sent yet are among the hits only. */
  async function onServer(memory: LocalMemory, input: Search): Promise<Units> {
    const { query: text, side, mode, count: limit } = input;
    const isEmpty = text.trim() === '';
    const filter = filterOf(input);
    if (input.repeated || input.near !== 'off') {
      throw new FeatureFailure({ code: 'team-failed', params: { reason: 'not-kept' } });
    }
    if (isEmpty) {
      const page = await shared().units(memory, filter, input.from ?? 0, limit);
      const units = page.units.map(({ number, source, targets, author, changed, details }) => ({
        unit: foreignNumber(0, number),
        source,
        targets,
        author,
        project: projectOf(details ?? {}),
        changed,
        note: null,
        ranges: [],
        percent: null,
      }));
      const next = units.length < limit ? null : (page.units.at(-1)?.number ?? null);
      return { units, total: filter === null ? memory.units : page.total, next };
    }
    const offset = input.from ?? 0;
    const query = { text, side, mode, limit, offset, ...(filter !== null && { filter }) };
    const { foreign, unsearched } = await shared().concordance([memory], query);
    const [failed] = unsearched;
    if (failed !== undefined) {
      throw new FeatureFailure({ code: 'team-failed', params: { reason: failed.reason } });
    }
    return search(thread, memory.id, input, foreign);
  }

  return {
    'local-memories.units': async (input, { signal }) => {
      const memory = await library.get(input.id);
      if (memory.isSearched === true) return onServer(memory, input);
      if (input.near !== 'off') {
        const groups = await nearGroups();
        if (input.near === 'fresh') await groups.find(memory, signal);
        return groups.page(memory, input.from ?? 0, input.count, signal);
      }
      if (input.repeated) {
        const { from, count } = input;
        return pageOf(
          await thread.read(({ memories }) => memories.repeated(memory.id, from ?? 0, count)),
        );
      }
      const filter = filterOf(input);
      if (filter !== null && input.query.trim() === '') {
        const { from, count } = input;
        return pageOf(
          await thread.read(({ memories }) => memories.filtered(memory.id, filter, from, count)),
        );
      }
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
      // One that is not kept here is the database's to know.
      if (unit !== null && unit >= 0 && (await unitsOf(memory.id, [unit])).length === 0) {
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
      await remove(memory, [...units.filter((unit) => unit < 0), ...gone]);
      return null;
    },
    'local-memories.keep-unit': async ({ id, unit, near: isNear, gone }) => {
      const memory = await library.get(id);
      const [kept] = await unitsOf(memory.id, [unit]);
      if (kept === undefined) throw new FeatureFailure({ code: 'not-found' });
      const asked = await unitsOf(memory.id, gone);
      const alike = isNear
        ? (await nearGroups()).like(kept, asked)
        : await thread.read(({ memories }) => memories.alike(unit));
      const others = asked.filter((other) => alike.includes(other.unit));
      if (others.length === 0) throw new FeatureFailure({ code: 'not-found' });
      const going = others.map((other) => other.unit);
      if (memory.team === undefined) await remove(memory, going);
      else {
        const [number = 0, ...numbers] = await sharedNumbers([unit, ...going]);
        await shared().mergeUnits(memory.id, number, numbers);
        (await near)?.drop(memory.id, going);
        library.changed();
      }
      merged.set(memory.id, others);
      return null;
    },
    'local-memories.undo-keep': async ({ id }) => {
      const memory = await library.get(id);
      const units = merged.get(memory.id);
      if (units === undefined) throw new FeatureFailure({ code: 'not-found' });
      if (memory.team !== undefined) await shared().restoreUnits(memory.id, units);
      else await thread.change(({ memories }) => memories.add(memory.id, units.map(asTheyWere)));
      merged.delete(memory.id);
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
  return pageOf({ ...page, total });
}

async function search(
  thread: KeptThread,
  memory: string,
  input: Search,
  foreign: readonly ForeignUnits[] = [],
): Promise<Units> {
  const { query: text, side, mode, from, count: limit } = input;
  const filter = filterOf(input);
  const offset = from ?? 0;
  const query = { text, side, mode, limit, offset, ...(filter !== null && { filter }) };
  const { hits, total } = await thread.read(({ memories }) =>
    memories.concordance([memory], query, foreign),
  );
  const units = hits.map(({ unit, ranges, percent }) => ({ ...shownUnit(unit), ranges, percent }));
  return { units, total, next: offset + limit < total ? offset + limit : null };
}

function pageOf({ units, total, next }: FilteredUnits): Units {
  return {
    units: units.map((unit) => ({ ...shownUnit(unit), ranges: [], percent: null })),
    total,
    next,
  };
}

/** A deleted unit, to be added again. */
function asTheyWere(unit: StoredUnit): MemoryUnit {
  const { source, targets, author, changed, creator, created, details } = unit;
  return {
    source,
    targets,
    changed,
    details,
    ...contextOf(details),
    ...(author !== null && { author }),
    ...(creator !== null && { creator }),
    ...(created !== null && { created }),
  };
}

const notSent = () => new FeatureFailure({ code: 'team-failed', params: { reason: 'waiting' } });

const refused = (field: string, reason: string) =>
  new FeatureFailure({ code: 'invalid-input', params: { field, reason } });
