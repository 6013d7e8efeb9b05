import type { DatabaseSync } from 'node:sqlite';
import { memoryOfDraft, unitOfMemory } from './drafts.ts';
import type { Memories, MemoryDraft, MemoryFact, MemoryUnit } from './memories.ts';
import { createMemoryRows } from './rows.ts';
import type { MemoryRow } from './rows.ts';
import { prepareMemoryTables } from './schema.ts';
import { createMatching } from './matching.ts';
import { inTransaction } from '../../system/transaction.ts';

/**
 * Memories in an SQLite database, whose tables are made when they are missing.
 * @param now the clock; for tests
 */
export function openMemories(database: DatabaseSync, now: () => Date = () => new Date()): Memories {
  prepareMemoryTables(database);
  const rows = createMemoryRows(database);
  const matching = createMatching(rows);

  return {
    list: (page, pageSize) => ({
      memories: rows.page(page * pageSize, pageSize).map(factOf),
      total: rows.total(),
    }),
    get(id) {
      const row = rows.find(id.toLowerCase());
      return row === null ? null : factOf(row);
    },
    create: (draft) => inTransaction(database, () => factOf(insert(draft))),
    add(memoryId, units) {
      return inTransaction(database, () => {
        const memory = rows.find(memoryId.toLowerCase());
        if (memory === null) throw new RangeError('There is no such memory.');
        return fill(memory, units) - memory.segments;
      });
    },
    replace(draft, units) {
      return inTransaction(database, () => {
        const old = rows.find(draft.id.toLowerCase());
        if (old !== null) rows.remove(old.key);
        const memory = insert(draft);
        return { ...factOf(memory), segments: fill(memory, units) };
      });
    },
    find(memoryId, segment, targetLanguage, threshold) {
      const memory = rows.find(memoryId.toLowerCase());
      return memory === null ? null : matching.find(memory, segment, targetLanguage, threshold);
    },
    remove(id) {
      return inTransaction(database, () => {
        const memory = rows.find(id.toLowerCase());
        if (memory !== null) rows.remove(memory.key);
        return memory !== null;
      });
    },
  };

  function insert(draft: MemoryDraft): MemoryRow {
    const memory = memoryOfDraft(draft, now().toISOString());
    if (rows.find(memory.id) !== null) throw new RangeError('The id of the memory is in use.');
    rows.insert(memory);
    const row = rows.find(memory.id);
    if (row === null) throw new Error('A memory vanished inside its own transaction.');
    return row;
  }

  /** Answers with the number of units that the memory then holds. */
  function fill(memory: MemoryRow, units: Iterable<MemoryUnit>): number {
    const moment = now().toISOString();
    let number = memory.segments;
    for (const unit of units) {
      number += 1;
      rows.insertUnit(memory.key, number, unitOfMemory(unit, memory, moment));
    }
    rows.grow(memory.key, number, moment);
    return number;
  }
}

function factOf({ id, name, source, targets, segments, created, updated }: MemoryRow): MemoryFact {
  return { id, name, source, targets, segments, created, updated };
}
