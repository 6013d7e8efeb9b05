import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../system/transaction.ts';

/** The first form: units and targets of a memory in tables of their own. */
const FIRST = `
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

/** Units of one part of a memory; the number of a unit is its part times this, and a running number. */
export const PART_UNITS = 4_194_304;

/**
 * The second: a memory is made of parts. Each import fills one of its own, which becomes visible by
 * one small change when it is complete, and vanishes when it never is.
 *
 * `memory.targets` holds codes parted by spaces.
 */
const PARTS = `
  CREATE TABLE memory_part (
    part INTEGER PRIMARY KEY AUTOINCREMENT,
    memory INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('filling', 'ready')),
    -- Name of the file that it came from; null for what was added one by one.
    origin TEXT,
    -- The greatest running number that was ever used.
    last INTEGER NOT NULL DEFAULT 0,
    -- Units that are there.
    units INTEGER NOT NULL DEFAULT 0,
    -- Units up to this number are in blocks.
    sealed INTEGER NOT NULL DEFAULT 0,
    -- The form of blocks and keys; another one than today's makes them anew.
    form INTEGER NOT NULL DEFAULT 0,
    -- Counts changes that reading on after the last unit does not tell.
    revision INTEGER NOT NULL DEFAULT 0,
    created TEXT NOT NULL
  ) STRICT;
  CREATE INDEX memory_part_by_memory ON memory_part (memory);
  CREATE TABLE memory_entry (
    unit INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    -- JSON: text by language.
    targets TEXT NOT NULL,
    author TEXT,
    changed TEXT NOT NULL,
    creator TEXT,
    created TEXT,
    -- Hashes of the segments before and after it, null where unknown.
    previous INTEGER,
    next INTEGER,
    -- JSON: what else came with it.
    more TEXT
  ) STRICT;
  -- Finds identical segments: 31 bits of the hash of the normalised source, then the running number.
  CREATE TABLE memory_key (
    part INTEGER NOT NULL,
    key INTEGER NOT NULL,
    PRIMARY KEY (part, key)
  ) STRICT, WITHOUT ROWID;
  -- Words of consecutive units (index/block.ts); side is '' for the source, or a target language.
  CREATE TABLE memory_block (
    part INTEGER NOT NULL,
    side TEXT NOT NULL,
    first INTEGER NOT NULL,
    words BLOB NOT NULL,
    signatures BLOB,
    UNIQUE (part, side, first)
  ) STRICT;
  -- Units in blocks that were changed or deleted since.
  CREATE TABLE memory_stale (
    part INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (part, number)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO memory_part (part, memory, state, last, units, created)
    SELECT key, key, 'ready', segments, segments, created FROM memory;
  INSERT INTO memory_entry (unit, source, targets, author, changed)
    SELECT memory * ${PART_UNITS} + number, source,
      (SELECT json_group_object(language, text) FROM memory_target
        WHERE memory_target.memory = memory_unit.memory AND memory_target.number = memory_unit.number),
      author, changed
    FROM memory_unit ORDER BY memory, number;
  DROP TABLE memory_target;
  DROP TABLE memory_unit;
`;

/** The third: memories that follow one of a team database. */
const REPLICAS = `
  CREATE TABLE replica (
    -- Id of the memory, here and in the database.
    memory TEXT PRIMARY KEY,
    team TEXT NOT NULL,
    author TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    -- Number of the last unit that a fill brought; null when it is complete.
    filled INTEGER,
    part INTEGER,
    newest TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE replica_unit (
    memory TEXT NOT NULL,
    number INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    PRIMARY KEY (memory, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX replica_unit_by_unit ON replica_unit (unit);
  -- Confirmed units that are not in the team's memory yet.
  CREATE TABLE outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    memory TEXT NOT NULL,
    unit INTEGER NOT NULL,
    -- JSON: what is sent.
    item TEXT NOT NULL,
    -- Why the database does not take it.
    refused TEXT
  ) STRICT;
`;

/** The fourth: memories of teams that are searched in their database, too large to be kept here. */
const SEARCHED = `
  CREATE TABLE replica_searched (
    memory TEXT PRIMARY KEY,
    -- Of the team's memory.
    units INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** The fifth: units are filtered by what `projectOf` says of them. */
const PROJECTS = `
  ALTER TABLE memory_entry ADD COLUMN project TEXT;
  UPDATE memory_entry SET project = (
    SELECT group_concat(text, ' · ') FROM (
      SELECT trim(json_extract(value, '$.text')) AS text
      FROM json_each(more, '$.properties')
      WHERE text <> '' AND EXISTS (
        SELECT 1 FROM
          (SELECT column1 AS prefix FROM (VALUES (''), ('x-'), ('txt:'))),
          (SELECT column1 AS kind FROM
            (VALUES ('project'), ('client'), ('customer'), ('domain'), ('subject')))
        WHERE lower(json_extract(value, '$.type')) || ':' LIKE prefix || kind || ':%')
      GROUP BY text ORDER BY min(key)))
  WHERE (more LIKE '%project%' OR more LIKE '%client%' OR more LIKE '%customer%' OR more LIKE '%domain%'
    OR more LIKE '%subject%') AND json_valid(more);
`;

/** The steps that make the tables, in order; `PRAGMA user_version` counts those done. */
export const MEMORY_MIGRATIONS: readonly string[] = [FIRST, PARTS, REPLICAS, SEARCHED, PROJECTS];

/**
 * Makes the tables where they are missing and brings older ones up to date. The write-ahead log keeps
 * committed units when the process is killed, also when the power fails, and readers go on while an
 * import runs.
 */
export function prepareMemoryTables(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -4096');
  if (versionOf(database) >= MEMORY_MIGRATIONS.length) return;
  inTransaction(database, () => {
    // Another thread may have done it while this one waited.
    for (const step of MEMORY_MIGRATIONS.slice(versionOf(database))) database.exec(step);
    database.exec(`PRAGMA user_version = ${MEMORY_MIGRATIONS.length}`);
  });
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}
