import { normalisedTexts } from '../deduplicate.ts';
import { createWordReader } from '../folded-words.ts';
import { BLOCK_FORM } from '../index/block.ts';
import { hashText } from '../index/vocabulary.ts';
import { entryOf, memoryCode } from '../storage/drafts.ts';
import type { NewEntry } from '../storage/entry-rows.ts';
import { keyOf, unitOf } from '../storage/entry-rows.ts';
import type { MemoryRow } from '../storage/memory-rows.ts';
import type { PartBlocks } from '../storage/part-blocks.ts';
import { createPartBlocks } from '../storage/part-blocks.ts';
import type { PartRow } from '../storage/part-rows.ts';
import { PART_UNITS } from '../storage/schema.ts';
import type { StorePieces } from '../storage/unit-store.ts';
import { readCopyLine } from './copy-lines.ts';
import type { ReplicaRow, ReplicaRows } from './replica-rows.ts';
import { memoryUnit } from './replicas.ts';

const FULL = PART_UNITS - 2;

/** What of a part is not in the database while it is filled; lost with the process, and made anew then. */
interface Open {
  readonly part: number;
  readonly blocks: PartBlocks;
  keys: Float64Array;
}

/** Fills replicas, each in a part that is seen when it is complete. To be called inside of a transaction. */
export function createReplicaFill(pieces: StorePieces, rows: ReplicaRows) {
  const { partRows, parts, entries, memories } = pieces;
  const reader = createWordReader();
  const open = new Map<string, Open>();

  return {
    /** Answers with the replica as it is then. */
    take(replica: ReplicaRow, home: MemoryRow, lines: string): ReplicaRow {
      let targets = home.targets;
      let { part: number, newest } = replica;
      let filled = replica.filled ?? 0;
      let row = number === null ? null : partRows.find(number);
      for (const line of lines.split('\n')) {
        const unit = line === '' ? null : readCopyLine(line);
        if (unit === null || unit.number <= filled) continue;
        filled = unit.number;
        const made = madeEntry(() => {
          targets = withLanguages(targets, Object.keys(unit.targets));
          return entryOf(memoryUnit(unit), { targets }, unit.changed);
        });
        if (made === null) continue;
        if (row !== null && row.last >= FULL) {
          finish(replica.memory, { ...home, targets }, row);
          row = null;
        }
        row ??= begin(replica.memory, home.key, targets);
        number = row.part;
        const at = row.last + 1;
        row = { ...row, last: at, units: at };
        const stored = unitOf(row.part, at);
        entries.insert(stored, made);
        rows.bind(replica.memory, unit.number, stored);
        push(replica.memory, row, made);
        if (unit.changed > newest) newest = unit.changed;
      }
      if (row !== null) partRows.update(row);
      if (targets !== home.targets) memories.refresh(home.key, targets, newest);
      return { ...replica, filled, part: number, newest };
    },
    finish(replica: ReplicaRow, home: MemoryRow): void {
      const row = replica.part === null ? null : partRows.find(replica.part);
      if (row !== null) finish(replica.memory, home, row);
      memories.refresh(home.key, home.targets, replica.newest || home.updated);
    },
    forget(memory: string): void {
      open.delete(memory);
    },
  };

  function begin(memory: string, key: number, languages: readonly string[]): PartRow {
    const row = partRows.insert(key, 'filling', 'team', BLOCK_FORM, new Date().toISOString());
    const blocks = createPartBlocks(partRows, reader, row.part, languages, 1);
    open.set(memory, { part: row.part, blocks, keys: new Float64Array(4096) });
    return row;
  }

  function push(memory: string, row: PartRow, entry: NewEntry): void {
    const known = open.get(memory);
    if (known?.part !== row.part) return;
    const texts = normalisedTexts(entry);
    known.blocks.push(texts);
    if (known.keys.length < row.last) {
      const larger = new Float64Array(2 * row.last);
      larger.set(known.keys);
      known.keys = larger;
    }
    known.keys[row.last - 1] = keyOf(hashText(texts.source) >>> 1, row.last);
  }

  function finish(memory: string, home: MemoryRow, row: PartRow): void {
    const known = open.get(memory);
    open.delete(memory);
    const ready: PartRow = { ...row, state: 'ready' };
    if (known?.part !== row.part) {
      // Another process began it.
      parts.rebuild(home, ready);
      return;
    }
    known.blocks.flush();
    entries.insertKeys(row.part, known.keys.subarray(0, row.last).sort());
    partRows.update({ ...ready, sealed: row.last });
  }
}

/** The languages with those of a unit. */
export function withLanguages(known: readonly string[], coming: readonly string[]) {
  if (coming.every((code) => known.includes(code))) return known;
  return [...new Set([...known, ...coming.map(memoryCode)])].sort();
}

/** null for a unit that makes no sense here: a database may hold anything. */
export function madeEntry(make: () => NewEntry): NewEntry | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
