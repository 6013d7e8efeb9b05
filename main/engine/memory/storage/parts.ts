import { BLOCK_FORM, BLOCK_UNITS } from '../index/block.ts';
import type { WordReader } from '../folded-words.ts';
import type { EntryRows, NewEntry } from './entry-rows.ts';
import { keyOf, segmentHash, unitOf } from './entry-rows.ts';
import type { MemoryRow } from './memory-rows.ts';
import { createPartBlocks } from './part-blocks.ts';
import { normalisedTexts } from '../deduplicate.ts';
import type { PartRow, PartRows } from './part-rows.ts';
import { PART_UNITS } from './schema.ts';

/** Blocks are written when so many units are in none: reading them all takes some milliseconds. */
const UNSEALED = BLOCK_UNITS;
/** Units that a part takes; a few numbers below the bound stay free. */
const FULL = PART_UNITS - 2;

export type Parts = ReturnType<typeof createParts>;

/** Changes of parts; each is to be called inside of a transaction. */
export function createParts(rows: PartRows, entries: EntryRows, reader: WordReader) {
  return {
    /**
     * Adds units one by one to the part of the memory that takes such.
     * @param origin of another part than the one for what a person adds
     */
    add(
      memory: MemoryRow,
      units: Iterable<NewEntry>,
      now: string,
      origin: string | null = null,
    ): number[] {
      const added: number[] = [];
      let part = openPart(memory, now, origin);
      for (const entry of units) {
        if (part.last >= FULL) {
          save(memory, part);
          part = newPart(memory, now, origin);
        }
        const number = part.last + 1;
        const unit = unitOf(part.part, number);
        entries.insert(unit, entry);
        entries.insertKey(part.part, keyOf(segmentHash(entry.source), number));
        part = { ...part, last: number, units: part.units + 1 };
        added.push(unit);
      }
      save(memory, part);
      return added;
    },
    /** Notes that units of a part were changed, and how many of them are gone. */
    changed(part: PartRow, numbers: readonly number[], gone: number): PartRow {
      for (const number of numbers) {
        if (number <= part.sealed) rows.addStale(part.part, number);
      }
      const after = { ...part, units: part.units - gone, revision: part.revision + 1 };
      rows.update(after);
      return after;
    },
    /** Makes keys and blocks of a part anew from its units. */
    rebuild(memory: MemoryRow, part: PartRow): void {
      rows.dropBlocks(part.part);
      entries.removeKeys(part.part);
      const keys: number[] = [];
      for (const { unit, source } of entries.each(part.part, 1, part.last)) {
        keys.push(keyOf(segmentHash(source), unit % PART_UNITS));
      }
      entries.insertKeys(part.part, Float64Array.from(keys).sort());
      const clean = { ...part, sealed: 0, form: BLOCK_FORM, revision: part.revision + 1 };
      rows.update(part.last >= UNSEALED ? seal(memory, clean) : clean);
    },
    /** Deletes a part with all that belongs to it. */
    remove(part: PartRow): void {
      entries.removeBetween(part.part, 0, PART_UNITS - 1);
      entries.removeKeys(part.part);
      rows.dropBlocks(part.part);
      rows.remove(part.part);
    },
  };

  function openPart(memory: MemoryRow, now: string, origin: string | null): PartRow {
    const open = rows.ofMemory(memory.key).findLast((part) => part.origin === origin);
    return open ?? newPart(memory, now, origin);
  }

  function newPart(memory: MemoryRow, now: string, origin: string | null): PartRow {
    return rows.insert(memory.key, 'ready', origin, BLOCK_FORM, now);
  }

  function save(memory: MemoryRow, part: PartRow): void {
    rows.update(part.last - part.sealed >= UNSEALED ? seal(memory, part) : part);
  }

  /** Writes blocks of the units that are in none. */
  function seal(memory: MemoryRow, part: PartRow): PartRow {
    const from = part.sealed + 1;
    const blocks = createPartBlocks(rows, reader, part.part, memory.targets, from);
    let next = from;
    for (const entry of entries.each(part.part, from, part.last)) {
      for (const number = entry.unit % PART_UNITS; next < number; next += 1) blocks.push(null);
      blocks.push(normalisedTexts(entry));
      next += 1;
    }
    for (; next <= part.last; next += 1) blocks.push(null);
    blocks.flush();
    return { ...part, sealed: part.last };
  }
}
