import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MemoryFact } from './memories.ts';
import { normaliseSegment } from './segment-text.ts';

export interface MemoryRow extends MemoryFact {
  /** Never used again, not even after the memory is removed. */
  readonly key: number;
}

export interface UnitRow {
  readonly number: number;
  readonly source: string;
  readonly changed: string;
}

export interface NewUnit {
  readonly source: string;
  readonly targets: readonly (readonly [language: string, text: string])[];
  readonly author: string | null;
  readonly changed: string;
}

export type MemoryRows = ReturnType<typeof createMemoryRows>;

/** The statements over the tables of `schema.ts`, which must exist. */
export function createMemoryRows(database: DatabaseSync) {
  const page = database.prepare('SELECT * FROM memory ORDER BY key LIMIT ? OFFSET ?');
  const count = database.prepare('SELECT count(*) AS total FROM memory');
  const byId = database.prepare('SELECT * FROM memory WHERE id = ?');
  const insert = database.prepare(
    'INSERT INTO memory (id, name, source, targets, created, updated) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const grow = database.prepare('UPDATE memory SET segments = ?, updated = ? WHERE key = ?');
  const insertUnit = database.prepare(
    'INSERT INTO memory_unit (memory, number, hash, source, author, changed) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const insertTarget = database.prepare(
    'INSERT INTO memory_target (memory, number, language, text) VALUES (?, ?, ?, ?)',
  );
  const removals = ['memory_target', 'memory_unit'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE memory = ?`),
  );
  const removeMemory = database.prepare('DELETE FROM memory WHERE key = ?');
  const sourcesAfter = database.prepare(
    'SELECT number, source FROM memory_unit WHERE memory = ? AND number > ? ORDER BY number',
  );
  const unit = database.prepare(
    'SELECT number, source, changed FROM memory_unit WHERE memory = ? AND number = ?',
  );
  const byHash = database.prepare(
    // Left to itself the planner walks through the whole memory.
    'SELECT number, source, changed FROM memory_unit INDEXED BY memory_unit_by_hash WHERE memory = ? AND hash = ?',
  );
  const target = database.prepare(
    'SELECT text FROM memory_target WHERE memory = ? AND number = ? AND language = ?',
  );

  return {
    page: (offset: number, size: number): MemoryRow[] => page.all(size, offset).map(memoryRow),
    total: (): number => Number(count.get()?.['total']),
    find(id: string): MemoryRow | null {
      const row = byId.get(id);
      return row === undefined ? null : memoryRow(row);
    },
    insert(memory: MemoryFact): void {
      const { id, name, source, targets, created, updated } = memory;
      insert.run(id, name, source, targets.join(' '), created, updated);
    },
    remove(key: number): void {
      for (const removal of removals) removal.run(key);
      removeMemory.run(key);
    },
    insertUnit(key: number, number: number, added: NewUnit): void {
      insertUnit.run(
        key,
        number,
        segmentHash(added.source),
        added.source,
        added.author,
        added.changed,
      );
      for (const [language, text] of added.targets) insertTarget.run(key, number, language, text);
    },
    grow(key: number, segments: number, updated: string): void {
      grow.run(segments, updated, key);
    },
    *sourcesAfter(key: number, number: number): Generator<Pick<UnitRow, 'number' | 'source'>> {
      for (const row of sourcesAfter.iterate(key, number)) {
        yield { number: Number(row['number']), source: String(row['source']) };
      }
    },
    unit(key: number, number: number): UnitRow | null {
      const row = unit.get(key, number);
      return row === undefined ? null : unitRow(row);
    },
    /** Units whose normalised source is the same as this one. */
    identical(key: number, source: string): UnitRow[] {
      return byHash
        .all(key, segmentHash(source))
        .map(unitRow)
        .filter((row) => normaliseSegment(row.source) === normaliseSegment(source));
    },
    target(key: number, number: number, language: string): string | null {
      const row = target.get(key, number, language);
      return row === undefined ? null : String(row['text']);
    },
  };
}

type Row = Record<string, unknown>;

function memoryRow(row: Row): MemoryRow {
  return {
    key: Number(row['key']),
    id: String(row['id']),
    name: String(row['name']),
    source: String(row['source']),
    targets: String(row['targets']).split(' '),
    segments: Number(row['segments']),
    created: String(row['created']),
    updated: String(row['updated']),
  };
}

function unitRow(row: Row): UnitRow {
  return {
    number: Number(row['number']),
    source: String(row['source']),
    changed: String(row['changed']),
  };
}

function segmentHash(source: string): bigint {
  return hash('sha256', normaliseSegment(source), 'buffer').readBigInt64BE();
}
