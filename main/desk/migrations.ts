/** The tables of the desk. Entries are only ever appended; each runs once in a person's file. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE setting (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT;
   CREATE TABLE connection (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     kind TEXT NOT NULL,
     address TEXT NOT NULL,
     keyword TEXT NOT NULL,
     key_end TEXT NOT NULL,
     tier TEXT NOT NULL,
     key_kept TEXT NOT NULL,
     source_language TEXT,
     target_language TEXT,
     active INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE draft (
     number INTEGER PRIMARY KEY CHECK (number = 1),
     draft TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE document (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     record TEXT NOT NULL
   ) STRICT;
   CREATE TABLE document_queue (
     number INTEGER PRIMARY KEY CHECK (number = 1),
     paused INTEGER NOT NULL
   ) STRICT`,
];
