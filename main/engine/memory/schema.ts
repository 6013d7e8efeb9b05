import type { DatabaseSync } from 'node:sqlite';

/**
 * `memory.targets` holds codes parted by spaces; `memory_unit.number` counts from 1 in each memory
 * and `hash` is the start of the SHA-256 of the normalised source.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS memory (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    source TEXT NOT NULL,
    targets TEXT NOT NULL,
    segments INTEGER NOT NULL DEFAULT 0,
    created TEXT NOT NULL,
    updated TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS memory_unit (
    memory INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hash INTEGER NOT NULL,
    source TEXT NOT NULL,
    author TEXT,
    changed TEXT NOT NULL,
    PRIMARY KEY (memory, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS memory_unit_by_hash ON memory_unit (memory, hash);
  CREATE TABLE IF NOT EXISTS memory_target (
    memory INTEGER NOT NULL,
    number INTEGER NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (memory, number, language)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS memory_shipped (
    file TEXT PRIMARY KEY,
    digest TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Makes the tables where they are missing. The write-ahead log keeps committed units when the
 * process is killed, and readers go on while an import runs.
 */
export function prepareMemoryTables(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(TABLES);
}
