import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../system/transaction.ts';
import { normalisedTexts, textNumber, unitText } from '../deduplicate.ts';
import { createWordReader } from '../folded-words.ts';
import { BLOCK_FORM } from '../index/block.ts';
import { hashText } from '../index/vocabulary.ts';
import type { MemoryDraft, MemoryFact, MemoryUnit } from '../memories.ts';
import { entryOf, memoryOfDraft } from './drafts.ts';
import { createEntryRows, keyOf, unitOf } from './entry-rows.ts';
import type { EntryRows } from './entry-rows.ts';
import { createMemoryRows, factOf } from './memory-rows.ts';
import type { MemoryRow } from './memory-rows.ts';
import { createNumberSet } from './number-set.ts';
import { createPartBlocks } from './part-blocks.ts';
import type { PartBlocks } from './part-blocks.ts';
import { createPartRows } from './part-rows.ts';
import type { PartRow } from './part-rows.ts';
import { createParts } from './parts.ts';
import { PART_UNITS, prepareMemoryTables } from './schema.ts';

/** Where units are to go. */
export interface IntakePlan {
  /** A memory that is there, or one that is made with the last step. */
  readonly memory: { readonly id: string } | MemoryDraft;
  /** Name of the file, told in the statistics. */
  readonly origin: string;
  /** Leave out units that the memory, or the file itself, has already: source and targets the same. */
  readonly skipsRepeated: boolean;
  /** Leave out, too, what this memory has: the units will go there. */
  readonly bound?: string;
}

/**
 * Takes very many units into a memory. Nothing of them is seen before `finish`, whose last step is one
 * small change; until then others read and write the database between the calls.
 */
export interface Intake {
  /**
   * Takes units in one transaction; answers with the number of those that were new. Their targets may be
   * in languages that the memory did not have. Throws a RangeError as `Memories.add` does.
   */
  add(units: readonly MemoryUnit[]): number;
  finish(): MemoryFact;
  /** Deletes what was taken. */
  cancel(): void;
}

/** Keys that are written in one transaction. */
const KEYS = 50_000;
const FULL = PART_UNITS - 2;
/** Memory number of parts whose memory is not yet made. */
const NONE = 0;

/** @throws RangeError on an unknown memory or a draft that makes no sense */
export function openIntake(
  database: DatabaseSync,
  plan: IntakePlan,
  now: () => Date = () => new Date(),
): Intake {
  prepareMemoryTables(database);
  // Fewer, larger steps from the log into the file.
  database.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -16384');
  const memories = createMemoryRows(database);
  const rows = createPartRows(database);
  const entries = createEntryRows(database);
  const reader = createWordReader();
  const parts = createParts(rows, entries, reader);
  const moment = now().toISOString();
  const memory = aim();
  const languages = new Set(memory.targets);
  const seen = plan.skipsRepeated ? createNumberSet() : null;
  const goal = plan.bound === undefined ? memory : memories.find(plan.bound);
  const known = goal === null || goal.key === NONE ? [] : rows.ofMemory(goal.key);
  /** All of them filling; the last one is still written to. */
  const filled: Filling[] = [];

  return {
    add(units) {
      const home = { targets: [...languages] };
      return inTransaction(database, () => {
        let added = 0;
        for (const unit of units) {
          for (const language in unit.targets) {
            if (!languages.has(language)) home.targets.push(language);
            languages.add(language);
          }
          if (take(unit, home)) added += 1;
        }
        for (const filling of filled) rows.update(filling.row());
        return added;
      });
    },
    finish() {
      for (const filling of filled) {
        inTransaction(database, () => {
          filling.blocks.flush();
          rows.update(filling.row());
        });
        const keys = filling.keys();
        for (let from = 0; from < keys.length; from += KEYS) {
          inTransaction(database, () => {
            entries.insertKeys(filling.row().part, keys.subarray(from, from + KEYS));
          });
        }
      }
      return inTransaction(database, () => {
        const home = memory.key === NONE ? create() : memories.at(memory.key);
        if (home === null) throw new RangeError('There is no such memory.');
        for (const filling of filled) {
          rows.update({ ...filling.row(), memory: home.key, state: 'ready' });
        }
        const targets = [...new Set([...home.targets, ...languages])].sort();
        memories.refresh(home.key, targets, now().toISOString());
        return factOf(memories.at(home.key) ?? home);
      });
    },
    cancel() {
      for (const filling of filled) removePart(database, parts, entries, filling.row());
    },
  };

  function aim(): MemoryRow {
    if (!('name' in plan.memory)) {
      const found = memories.find(plan.memory.id);
      if (found === null) throw new RangeError('There is no such memory.');
      const shared = database.prepare('SELECT 1 FROM replica WHERE memory = ?').get(found.id);
      if (shared !== undefined) throw new RangeError('The memory belongs to a team.');
      return found;
    }
    const draft = memoryOfDraft(plan.memory, moment);
    if (memories.find(draft.id) !== null) throw new RangeError('The id of the memory is in use.');
    return { ...draft, key: NONE };
  }

  function create(): MemoryRow {
    memories.insert({ ...memory, targets: [...languages].sort() });
    const made = memories.find(memory.id);
    if (made === null) throw new Error('A memory vanished inside its own transaction.');
    return made;
  }

  function take(unit: MemoryUnit, home: { readonly targets: readonly string[] }): boolean {
    const entry = entryOf(unit, home, moment);
    const texts = normalisedTexts(entry);
    if (seen !== null) {
      const text = unitText(texts);
      if (!seen.add(textNumber(text) + 1)) return false;
      for (const { part } of known) {
        const isThere = entries
          .identical(part, texts.source)
          .some((other) => unitText(normalisedTexts(other)) === text);
        if (isThere) return false;
      }
    }
    let filling = filled.at(-1);
    if (filling === undefined || filling.row().last >= FULL) {
      const row = rows.insert(NONE, 'filling', plan.origin, BLOCK_FORM, moment);
      const blocks = createPartBlocks(rows, reader, row.part, [...languages], 1);
      filling = createFilling(row, blocks);
      filled.push(filling);
    }
    const number = filling.next(hashText(texts.source) >>> 1);
    entries.insert(unitOf(filling.row().part, number), entry);
    filling.blocks.push(texts);
    return true;
  }
}

type Filling = ReturnType<typeof createFilling>;

/** A part while it is filled. */
function createFilling(row: PartRow, blocks: PartBlocks) {
  let last = 0;
  let keys = new Float64Array(4096);
  return {
    blocks,
    row: (): PartRow => ({ ...row, last, units: last, sealed: last }),
    next(hash: number): number {
      last += 1;
      if (keys.length < last) {
        const larger = new Float64Array(2 * last);
        larger.set(keys);
        keys = larger;
      }
      keys[last - 1] = keyOf(hash, last);
      return last;
    },
    /** Sorted, so that they are written one after the other. */
    keys: (): Float64Array => keys.subarray(0, last).sort(),
  };
}

/** Units that are deleted in one transaction. */
const REMOVED = 20_000;

/** Deletes a part piece by piece, so that others can write in between. */
function removePart(
  database: DatabaseSync,
  parts: ReturnType<typeof createParts>,
  entries: EntryRows,
  part: PartRow,
): void {
  for (let from = 0; from <= part.last; from += REMOVED) {
    inTransaction(database, () => entries.removeBetween(part.part, from, from + REMOVED - 1));
  }
  inTransaction(database, () => parts.remove(part));
}

/**
 * Deletes what intakes left behind that were neither finished nor cancelled, because their process
 * ended. To be called before any intake of this database is opened. The fill of a replica goes on.
 */
export function clearUnfinished(database: DatabaseSync): void {
  prepareMemoryTables(database);
  const rows = createPartRows(database);
  const entries = createEntryRows(database);
  const parts = createParts(rows, entries, createWordReader());
  const goesOn = database.prepare('SELECT 1 FROM replica WHERE part = ?');
  for (const part of rows.unready(BLOCK_FORM)) {
    if (part.state === 'filling' && goesOn.get(part.part) === undefined)
      removePart(database, parts, entries, part);
  }
}
