import type { DatabaseSync } from 'node:sqlite';
import { hashText } from '../index/vocabulary.ts';
import type { UnitDetails } from '../memories.ts';
import { projectOf } from '../project-property.ts';
import { normaliseSegment } from '../segment-text.ts';
import { PART_UNITS } from './schema.ts';

/** A stored unit as its row has it. */
export interface EntryRow {
  readonly unit: number;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
  readonly author: string | null;
  readonly changed: string;
  readonly creator: string | null;
  readonly created: string | null;
  /** `segmentHash` of its neighbours. */
  readonly previous: number | null;
  readonly next: number | null;
  readonly details: UnitDetails;
}

export type NewEntry = Omit<EntryRow, 'unit'>;

/** What a filter looks at. */
export interface EntryFacts {
  readonly author: string | null;
  readonly project: string | null;
  readonly changed: string;
}

export type EntryRows = ReturnType<typeof createEntryRows>;

export const unitOf = (part: number, number: number): number => part * PART_UNITS + number;
export const partOf = (unit: number): number => Math.floor(unit / PART_UNITS);
export const numberOf = (unit: number): number => unit % PART_UNITS;

/** 31 bits of a segment in the form in which segments are identical. */
export const segmentHash = (segment: string): number => hashText(normaliseSegment(segment)) >>> 1;

/** What the table of keys holds for a source: equal hashes lie side by side. */
export const keyOf = (hash: number, number: number): number => hash * PART_UNITS + number;

/** Keys that one statement inserts. */
const KEYS_AT_ONCE = 100;

/** The statements over units and their keys. */
export function createEntryRows(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO memory_entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const insertKey = database.prepare('INSERT INTO memory_key VALUES (?, ?)');
  const insertKeys = database.prepare(
    `INSERT INTO memory_key VALUES ${Array.from({ length: KEYS_AT_ONCE }, (_, n) => `(?1, ?${n + 2})`).join(', ')}`,
  );
  const removeKey = database.prepare('DELETE FROM memory_key WHERE part = ? AND key = ?');
  const remove = database.prepare('DELETE FROM memory_entry WHERE unit = ?');
  const get = database.prepare('SELECT * FROM memory_entry WHERE unit = ?');
  const facts = database.prepare(
    'SELECT author, project, changed FROM memory_entry WHERE unit = ?',
  );
  const between = database.prepare(
    'SELECT * FROM memory_entry WHERE unit >= ? AND unit <= ? ORDER BY unit LIMIT ?',
  );
  const identical = database.prepare(
    'SELECT key FROM memory_key WHERE part = ? AND key BETWEEN ? AND ?',
  );
  const removeSome = database.prepare('DELETE FROM memory_entry WHERE unit BETWEEN ? AND ?');
  const removeKeys = database.prepare('DELETE FROM memory_key WHERE part = ?');

  const find = (unit: number): EntryRow | null => {
    const row = get.get(unit);
    return row === undefined ? null : entryRow(row);
  };

  const put = (unit: number, entry: NewEntry): void => {
    insert.run(
      unit,
      entry.source,
      JSON.stringify(entry.targets),
      entry.author,
      entry.changed,
      entry.creator,
      entry.created,
      entry.previous,
      entry.next,
      isEmpty(entry.details) ? null : JSON.stringify(entry.details),
      projectOf(entry.details),
    );
  };
  const drop = ({ unit, source }: EntryRow): void => {
    removeKey.run(partOf(unit), keyOf(segmentHash(source), numberOf(unit)));
    remove.run(unit);
  };

  return {
    find,
    facts(unit: number): EntryFacts | null {
      const row = facts.get(unit);
      if (row === undefined) return null;
      return {
        author: textOf(row['author']),
        project: textOf(row['project']),
        changed: String(row['changed']),
      };
    },
    insert: put,
    /** Writes a unit over the one that has its number. */
    update(before: EntryRow, entry: NewEntry): void {
      drop(before);
      put(before.unit, entry);
      const hash = segmentHash(entry.source);
      insertKey.run(partOf(before.unit), keyOf(hash, numberOf(before.unit)));
    },
    insertKey(part: number, key: number): void {
      insertKey.run(part, key);
    },
    /** Inserts very many, in order. */
    insertKeys(part: number, keys: Float64Array): void {
      let at = 0;
      for (; at + KEYS_AT_ONCE <= keys.length; at += KEYS_AT_ONCE) {
        insertKeys.run(part, ...keys.subarray(at, at + KEYS_AT_ONCE));
      }
      for (; at < keys.length; at += 1) insertKey.run(part, keys[at] ?? 0);
    },
    /** Deletes a unit with its key. */
    remove: drop,
    /** Units of a part whose normalised source is this one. */
    identical(part: number, source: string): EntryRow[] {
      const hash = hashText(source) >>> 1;
      const found: EntryRow[] = [];
      for (const row of identical.all(part, keyOf(hash, 0), keyOf(hash, PART_UNITS - 1))) {
        const entry = find(unitOf(part, Number(row['key']) % PART_UNITS));
        if (entry !== null && normaliseSegment(entry.source) === source) found.push(entry);
      }
      return found;
    },
    /** Units of a part from one number to another, in order. */
    *each(part: number, from: number, to: number): Generator<EntryRow> {
      for (const row of between.iterate(unitOf(part, from), unitOf(part, to), -1)) {
        yield entryRow(row);
      }
    },
    some(part: number, from: number, limit: number): EntryRow[] {
      return between.all(unitOf(part, from), unitOf(part, PART_UNITS - 1), limit).map(entryRow);
    },
    /** Deletes the units of these numbers without their keys. */
    removeBetween(part: number, from: number, to: number): void {
      removeSome.run(unitOf(part, from), unitOf(part, to));
    },
    removeKeys(part: number): void {
      removeKeys.run(part);
    },
  };
}

const isEmpty = (details: UnitDetails) => {
  for (const name in details) return name === '';
  return true;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function entryRow(row: Record<string, unknown>): EntryRow {
  const number = (value: unknown) => (value === null ? null : Number(value));
  const { more } = row;
  return {
    unit: Number(row['unit']),
    source: String(row['source']),
    targets: JSON.parse(String(row['targets'])) as Record<string, string>,
    author: textOf(row['author']),
    changed: String(row['changed']),
    creator: textOf(row['creator']),
    created: textOf(row['created']),
    previous: number(row['previous']),
    next: number(row['next']),
    details: typeof more === 'string' ? (JSON.parse(more) as UnitDetails) : {},
  };
}
