import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../system/transaction.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { createConcordance } from './concordance.ts';
import { createFragments } from './fragments.ts';
import { repeatedUnits } from './deduplicate.ts';
import { createWordReader } from './folded-words.ts';
import { BLOCK_FORM } from './index/block.ts';
import { createUnitFinding } from './unit-finding.ts';
import { createMatching } from './matching.ts';
import type { Memories, MemoryDraft, MemoryMatch, MemoryUnit } from './memories.ts';
import { createStatistics } from './statistics.ts';
import { entryOf, memoryOfDraft } from './storage/drafts.ts';
import { createEntryRows } from './storage/entry-rows.ts';
import { createLoadedParts } from './storage/loaded-parts.ts';
import { createMemoryRows, factOf } from './storage/memory-rows.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import { createPartRows } from './storage/part-rows.ts';
import { createParts } from './storage/parts.ts';
import { prepareMemoryTables } from './storage/schema.ts';
import { createUnitStore } from './storage/unit-store.ts';
import { createNearest } from './server-search/nearest.ts';
import { createSegmentSigns } from './server-search/signs.ts';
import { createReplicaStore } from './replica/replica-store.ts';

/** How long several segments are looked up before others have their turn. */
const SEARCHING_MS = 8;

/**
 * Memories in an SQLite database, whose tables are made when they are missing.
 * @param now the clock; for tests
 */
export function openMemories(database: DatabaseSync, now: () => Date = () => new Date()): Memories {
  prepareMemoryTables(database);
  const reader = createWordReader();
  const rows = createMemoryRows(database);
  const partRows = createPartRows(database);
  const entries = createEntryRows(database);
  const parts = createParts(partRows, entries, reader);
  const loaded = createLoadedParts(partRows, entries, reader);
  const matching = createMatching(partRows, entries, loaded, reader);
  const finding = createUnitFinding(database, partRows, entries);
  const concordance = createConcordance(partRows, entries, reader, (filter) =>
    finding.fits(filter),
  );
  const fragments = createFragments(partRows, entries, loaded, reader);
  const nearest = createNearest(reader);
  const signs = createSegmentSigns(reader);
  const statistics = createStatistics(partRows, entries, reader);
  const pieces = { database, memories: rows, partRows, parts, entries, loaded, now };
  const units = createUnitStore(pieces);
  const { shared, ...replicas } = createReplicaStore(pieces, drop);
  rebuildOld();

  return {
    ...replicas,
    list: (page, pageSize) => ({
      memories: rows.page(page * pageSize, pageSize).map(factOf),
      total: rows.total(),
    }),
    get(id) {
      const row = rows.find(id);
      return row === null ? null : factOf(row);
    },
    create: (draft) => inTransaction(database, () => factOf(insert(draft))),
    rename(id, name) {
      return inTransaction(database, () => {
        if (name.trim() === '') throw new RangeError('A memory needs a name.');
        rows.rename(own(id).key, name.trim(), moment());
        return factOf(known(id));
      });
    },
    add: (memoryId, added) => inTransaction(database, () => fill(own(memoryId), added)),
    confirm(memoryId, unit) {
      const [confirmed] = confirmAll(memoryId, [unit]);
      if (confirmed === undefined) throw new Error('A unit vanished as soon as it was confirmed.');
      return confirmed;
    },
    confirmAll,
    insert: (memoryId, unit) => units.insert(own(memoryId), unit),
    replace(draft, added) {
      return inTransaction(database, () => {
        const old = rows.find(draft.id);
        if (old !== null) drop(own(old.id));
        fill(insert(draft), added);
        return factOf(known(draft.id));
      });
    },
    unit: (unit) => units.unit(unit),
    update(unit, changed) {
      const found = units.unit(unit);
      if (found !== null) own(found.memoryId);
      return units.update(unit, changed);
    },
    removeUnits(gone) {
      const all = [...gone];
      for (const unit of all) {
        const found = units.unit(unit);
        if (found !== null) own(found.memoryId);
      }
      return units.remove(all);
    },
    browse: (memoryId, from, limit) => units.browse(known(memoryId), from, limit),
    filtered: (memoryId, filter, from, limit) =>
      finding.filtered(known(memoryId), filter, from, limit),
    repeated: (memoryId, offset, limit) => finding.repeated(known(memoryId), offset, limit),
    alike(unit) {
      const found = units.unit(unit);
      return found === null ? [] : finding.alike(known(found.memoryId), unit);
    },
    deduplicate(memoryId) {
      const { key } = own(memoryId);
      return units.remove(repeatedUnits(partRows.ofMemory(key), entries));
    },
    merge(from, into) {
      return inTransaction(database, () => {
        const [old, memory] = [own(from), own(into)];
        if (old.key === memory.key) throw new RangeError('A memory cannot be merged into itself.');
        if (baseOf(old.source) !== baseOf(memory.source)) {
          throw new RangeError('The memories have different source languages.');
        }
        for (const part of partRows.ofMemory(old.key)) {
          partRows.update({ ...part, memory: memory.key });
        }
        rows.remove(old.key);
        const targets = [...new Set([...memory.targets, ...old.targets])].sort();
        rows.refresh(memory.key, targets, moment());
        return factOf(known(into));
      });
    },
    find(memoryId, segment, targetLanguage, threshold) {
      const memory = rows.find(memoryId);
      if (memory === null) return null;
      return (
        matching.find([memory], { segment, targetLanguage, threshold, limit: 1 }, [])[0] ?? null
      );
    },
    matches: (memoryIds, query, foreign = []) => matching.find(existing(memoryIds), query, foreign),
    matchesOfSome(memoryIds, queries) {
      const end = performance.now() + SEARCHING_MS;
      const asked = existing(memoryIds);
      const found: MemoryMatch[][] = [];
      for (const query of queries) {
        found.push(matching.find(asked, query, []));
        if (performance.now() >= end) break;
      }
      return found;
    },
    nearest,
    signs: (sources) => sources.map((source) => signs.of(source)),
    concordance: (memoryIds, query, foreign = []) =>
      concordance.search(existing(memoryIds), query, foreign),
    fragments: (memoryIds, query) => fragments.find(existing(memoryIds), query),
    prepareFragments(memoryIds, from) {
      const part = existing(memoryIds).flatMap(({ key }) => partRows.ofMemory(key))[from];
      if (part === undefined) return null;
      return loaded.indexOf(part).preparePassages() ? from : from + 1;
    },
    statistics: (memoryId) => statistics(known(memoryId)),
    warm(memoryIds) {
      for (const { key } of existing(memoryIds)) {
        for (const part of partRows.ofMemory(key)) loaded.indexOf(part);
      }
    },
    held: () => loaded.bytes(),
    remove(id) {
      return inTransaction(database, () => {
        const memory = rows.find(id);
        if (memory !== null) drop(own(memory.id));
        return memory !== null;
      });
    },
  };

  function confirmAll(memoryId: string, confirmed: readonly MemoryUnit[]) {
    return shared.has(memoryId)
      ? shared.confirm(memoryId, confirmed)
      : units.confirm(known(memoryId), confirmed);
  }

  function moment(): string {
    return now().toISOString();
  }

  function known(id: string): MemoryRow {
    const memory = rows.find(id);
    if (memory === null) throw new RangeError('There is no such memory.');
    return memory;
  }

  /** A memory that is changed here, not in a team's database. */
  function own(id: string): MemoryRow {
    if (shared.has(id)) throw new RangeError('The memory belongs to a team.');
    return known(id);
  }

  function existing(ids: readonly string[]): MemoryRow[] {
    return ids.map((id) => rows.find(id)).filter((memory) => memory !== null);
  }

  function insert(draft: MemoryDraft): MemoryRow {
    const memory = memoryOfDraft(draft, moment());
    if (memory.targets.length === 0) throw new RangeError('A memory needs a target language.');
    if (rows.find(memory.id) !== null) throw new RangeError('The id of the memory is in use.');
    rows.insert(memory);
    return known(memory.id);
  }

  function fill(memory: MemoryRow, added: Iterable<MemoryUnit>): number {
    const at = moment();
    const count = parts.add(memory, entriesOf(added, memory, at), at).length;
    rows.refresh(memory.key, memory.targets, at);
    return count;
  }

  function drop(memory: MemoryRow): void {
    for (const part of partRows.ofMemory(memory.key)) parts.remove(part);
    rows.remove(memory.key);
  }

  /** Makes blocks where a memory has none of today's form: it is of an earlier version. */
  function rebuildOld(): void {
    if (partRows.unready(BLOCK_FORM).every(({ state }) => state === 'filling')) return;
    inTransaction(database, () => {
      for (const part of partRows.unready(BLOCK_FORM)) {
        const memory = rows.at(part.memory);
        if (part.state === 'ready' && memory !== null) parts.rebuild(memory, part);
      }
    });
  }
}

function* entriesOf(units: Iterable<MemoryUnit>, memory: MemoryRow, now: string) {
  for (const unit of units) yield entryOf(unit, memory, now);
}
