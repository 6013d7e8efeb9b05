import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../system/transaction.ts';
import type { ConfirmedUnit, MemoryUnit, StoredUnit, UnitDetails, UnitPage } from '../memories.ts';
import { propertyKind } from '../context-properties.ts';
import { normaliseSegment } from '../segment-text.ts';
import { entryOf, memoryCode } from './drafts.ts';
import type { EntryRow, EntryRows, NewEntry } from './entry-rows.ts';
import { numberOf, partOf } from './entry-rows.ts';
import type { LoadedParts } from './loaded-parts.ts';
import type { MemoryRow, MemoryRows } from './memory-rows.ts';
import type { PartRow, PartRows } from './part-rows.ts';
import type { Parts } from './parts.ts';

/** What the store is made of. */
export interface StorePieces {
  readonly database: DatabaseSync;
  readonly memories: MemoryRows;
  readonly partRows: PartRows;
  readonly parts: Parts;
  readonly entries: EntryRows;
  readonly loaded: LoadedParts;
  readonly now: () => Date;
}

/** A unit with the part and the memory that it is in. */
interface Place {
  readonly entry: EntryRow;
  readonly part: PartRow;
  readonly memory: MemoryRow;
}

/** A unit that was changed, which made this revision of its part. */
interface Rewritten {
  readonly part: number;
  readonly number: number;
  readonly revision: number;
}

/** Single units: reading, confirming, changing and deleting them. */
export function createUnitStore(pieces: StorePieces) {
  const { database, memories, partRows, parts, entries, loaded } = pieces;
  const moment = () => pieces.now().toISOString();

  return {
    unit(unit: number): StoredUnit | null {
      const found = place(unit);
      return found === null ? null : storedUnit(found.entry, found.memory.id);
    },
    update(unit: number, changed: MemoryUnit): StoredUnit {
      const found = place(unit);
      if (found === null) throw new RangeError('There is no such unit.');
      const now = moment();
      const details = { ...found.entry.details, ...changed.details };
      const before = found.entry;
      const entry = entryOf({ ...changed, details }, found.memory, now);
      const kept = {
        ...entry,
        creator: changed.creator ?? before.creator,
        created: changed.created ?? before.created,
        previous: entry.previous ?? before.previous,
        next: entry.next ?? before.next,
        details: detailsOf(entry, before, found.memory.source),
      };
      write(found, kept, now);
      return storedUnit({ unit, ...kept }, found.memory.id);
    },
    insert(memory: MemoryRow, unit: MemoryUnit): StoredUnit {
      const now = moment();
      return insert(memory, entryOf(unit, memory, now), now);
    },
    /** Stores confirmed translations in one transaction, in their order. */
    confirm(found: MemoryRow, units: readonly MemoryUnit[]): ConfirmedUnit[] {
      const now = moment();
      let memory = found;
      const rewritten: Rewritten[] = [];
      const confirmed = inTransaction(database, () => {
        const all = units.map((unit): ConfirmedUnit => {
          memory = { ...memory, targets: targetsWith(memory, unit) };
          return confirmOne(memory, unit, now, rewritten);
        });
        if (all.length > 0) memories.refresh(memory.key, memory.targets, now);
        return all;
      });
      for (const { part, number, revision } of rewritten) loaded.changed(part, [number], revision);
      return confirmed;
    },
    remove(units: Iterable<number>): number {
      const byPart = new Map<number, EntryRow[]>();
      for (const unit of new Set(units)) {
        const found = place(unit);
        if (found === null) continue;
        const list = byPart.get(found.part.part);
        if (list === undefined) byPart.set(found.part.part, [found.entry]);
        else list.push(found.entry);
      }
      let removed = 0;
      const after = inTransaction(database, () =>
        [...byPart].map(([part, gone]) => {
          const row = partRows.find(part);
          const memory = row === null ? null : memories.at(row.memory);
          if (row === null || memory === null) throw new Error('A part vanished from its memory.');
          for (const entry of gone) entries.remove(entry);
          const numbers = gone.map(({ unit }) => numberOf(unit));
          const changed = parts.changed(row, numbers, gone.length);
          memories.refresh(memory.key, memory.targets, moment());
          removed += gone.length;
          return { part, numbers, revision: changed.revision };
        }),
      );
      for (const { part, numbers, revision } of after) loaded.changed(part, numbers, revision);
      return removed;
    },
    browse(memory: MemoryRow, from: number | null, limit: number): UnitPage {
      const units: StoredUnit[] = [];
      for (const { part } of partRows.ofMemory(memory.key)) {
        if (from !== null && part < partOf(from)) continue;
        const start = from !== null && part === partOf(from) ? numberOf(from) : 1;
        const wanted = limit + 1 - units.length;
        if (wanted === 0) break;
        for (const entry of entries.some(part, start, wanted)) {
          units.push(storedUnit(entry, memory.id));
        }
      }
      return { units: units.slice(0, limit), next: units[limit]?.unit ?? null };
    },
  };

  /** @param rewritten gets the unit where one was there */
  function confirmOne(
    memory: MemoryRow,
    unit: MemoryUnit,
    now: string,
    rewritten: Rewritten[],
  ): ConfirmedUnit {
    const entry = entryOf(unit, memory, now);
    const text = normaliseSegment(entry.source);
    for (const part of partRows.ofMemory(memory.key)) {
      const before = entries
        .identical(part.part, text)
        .findLast((other) => fits(other.previous, entry.previous) && fits(other.next, entry.next));
      if (before === undefined) continue;
      const merged = {
        ...entry,
        targets: { ...before.targets, ...entry.targets },
        creator: before.creator ?? entry.creator,
        created: before.created ?? entry.created,
        previous: entry.previous ?? before.previous,
        next: entry.next ?? before.next,
      };
      const details = detailsOf(
        { ...merged, details: writtenOver(before.details, entry.details) },
        before,
        memory.source,
      );
      rewritten.push(rewrite(before, part, { ...merged, details }));
      const stored = storedUnit({ unit: before.unit, ...merged, details }, memory.id);
      return { ...stored, isNew: false };
    }
    return { ...add(memory, entry, now), isNew: true };
  }

  function insert(memory: MemoryRow, entry: NewEntry, now: string): StoredUnit {
    return inTransaction(database, () => {
      const added = add(memory, entry, now);
      memories.refresh(memory.key, memory.targets, now);
      return added;
    });
  }

  function add(memory: MemoryRow, entry: NewEntry, now: string): StoredUnit {
    const added = {
      ...entry,
      created: entry.created ?? now,
      creator: entry.creator ?? entry.author,
    };
    const [number = 0] = parts.add(memory, [added], now);
    return storedUnit({ unit: number, ...added }, memory.id);
  }

  function place(unit: number): Place | null {
    const entry = entries.find(unit);
    const part = entry === null ? null : partRows.find(partOf(unit));
    const memory = part?.state === 'ready' ? memories.at(part.memory) : null;
    return entry === null || part === null || memory === null ? null : { entry, part, memory };
  }

  function write({ entry, part, memory }: Place, next: NewEntry, now: string): void {
    const { number, revision } = inTransaction(database, () => {
      memories.refresh(memory.key, memory.targets, now);
      return rewrite(entry, part, next);
    });
    loaded.changed(part.part, [number], revision);
  }

  function rewrite(entry: EntryRow, part: PartRow, next: NewEntry): Rewritten {
    const number = numberOf(entry.unit);
    entries.update(entry, next);
    return { part: part.part, number, revision: parts.changed(part, [number], 0).revision };
  }
}

/** Inline elements stay with the texts that did not change. */
function detailsOf(entry: NewEntry, before: EntryRow, source: string): UnitDetails {
  const { codes = {}, ...rest } = entry.details;
  const kept = Object.entries(codes).filter(([language]) =>
    language === source
      ? entry.source === before.source
      : entry.targets[language] === before.targets[language],
  );
  return kept.length === 0 ? rest : { ...rest, codes: Object.fromEntries(kept) };
}

/** What is known of a unit with what is known now; a property takes the place of one of the same kind. */
function writtenOver(before: UnitDetails, now: UnitDetails): UnitDetails {
  const properties = now.properties ?? [];
  const kinds = new Set(properties.map(({ type }) => propertyKind(type)));
  const kept = (before.properties ?? []).filter(({ type }) => !kinds.has(propertyKind(type)));
  const all = [...kept, ...properties];
  return { ...before, ...now, ...(all.length > 0 && { properties: all }) };
}

/** The languages of a memory with those of a unit. */
function targetsWith(memory: MemoryRow, unit: MemoryUnit): readonly string[] {
  const coming = Object.keys(unit.targets).map(memoryCode);
  const lacking = coming.filter((language) => !memory.targets.includes(language));
  return lacking.length === 0 ? memory.targets : [...memory.targets, ...lacking].sort();
}

/** Neighbours that are known on both sides must be the same. */
const fits = (a: number | null, b: number | null) => a === null || b === null || a === b;

export function storedUnit(entry: EntryRow, memoryId: string): StoredUnit {
  const { unit, source, targets, author, changed, creator, created, details } = entry;
  return { unit, memoryId, source, targets, author, changed, creator, created, details };
}
