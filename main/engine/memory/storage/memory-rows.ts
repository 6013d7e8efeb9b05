import type { DatabaseSync } from 'node:sqlite';
import type { MemoryFact } from '../memories.ts';

export interface MemoryRow extends MemoryFact {
  /** Never used again, not even after the memory is removed. */
  readonly key: number;
}

export type MemoryRows = ReturnType<typeof createMemoryRows>;

/** The statements over the table of memories. */
export function createMemoryRows(database: DatabaseSync) {
  const page = database.prepare('SELECT * FROM memory ORDER BY key LIMIT ? OFFSET ?');
  const count = database.prepare('SELECT count(*) AS total FROM memory');
  const byId = database.prepare('SELECT * FROM memory WHERE id = ?');
  const byKey = database.prepare('SELECT * FROM memory WHERE key = ?');
  const insert = database.prepare(
    'INSERT INTO memory (id, name, source, targets, created, updated) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const rename = database.prepare('UPDATE memory SET name = ?, updated = ? WHERE key = ?');
  const refresh = database.prepare(
    `UPDATE memory SET targets = ?, updated = ?, segments =
      (SELECT coalesce(sum(units), 0) FROM memory_part WHERE memory = key AND state = 'ready')
    WHERE key = ?`,
  );
  const remove = database.prepare('DELETE FROM memory WHERE key = ?');

  return {
    page: (offset: number, size: number): MemoryRow[] => page.all(size, offset).map(memoryRow),
    total: (): number => Number(count.get()?.['total']),
    find(id: string): MemoryRow | null {
      const row = byId.get(id.toLowerCase());
      return row === undefined ? null : memoryRow(row);
    },
    at(key: number): MemoryRow | null {
      const row = byKey.get(key);
      return row === undefined ? null : memoryRow(row);
    },
    insert({ id, name, source, targets, created, updated }: MemoryFact): void {
      insert.run(id, name, source, targets.join(' '), created, updated);
    },
    rename(key: number, name: string, updated: string): void {
      rename.run(name, updated, key);
    },
    /** Counts its units again, after they changed. */
    refresh(key: number, targets: readonly string[], updated: string): void {
      refresh.run(targets.join(' '), updated, key);
    },
    remove(key: number): void {
      remove.run(key);
    },
  };
}

function memoryRow(row: Record<string, unknown>): MemoryRow {
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

/** A memory without what names it in its database. */
export function factOf(row: MemoryRow): MemoryFact {
  const { id, name, source, targets, segments, created, updated } = row;
  return { id, name, source, targets, segments, created, updated };
}
