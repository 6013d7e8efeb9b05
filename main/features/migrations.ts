import { HISTORY_INDEX } from './history/history-index.ts';

/** The tables of the app's own database. Entries are only ever appended; each runs once in a person's file. */
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
  `CREATE TABLE billed (
     connection TEXT NOT NULL,
     day TEXT NOT NULL,
     tag TEXT NOT NULL,
     text_characters INTEGER NOT NULL,
     document_characters INTEGER NOT NULL,
     speech_to_text_ms INTEGER NOT NULL,
     speech_to_speech_ms INTEGER NOT NULL,
     sessions INTEGER NOT NULL,
     PRIMARY KEY (connection, day, tag)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE project (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     tag TEXT NOT NULL,
     active INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE budget (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     connection TEXT NOT NULL,
     subject TEXT NOT NULL,
     measure TEXT NOT NULL,
     amount INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE budget_alert (
     budget TEXT NOT NULL REFERENCES budget (id) ON DELETE CASCADE,
     month TEXT NOT NULL,
     threshold INTEGER NOT NULL,
     amount INTEGER NOT NULL,
     at TEXT NOT NULL,
     dismissed INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (budget, month, threshold)
   ) STRICT, WITHOUT ROWID`,
  // An admin key counts for the host that it was entered for; the key itself is never here.
  `CREATE TABLE admin_key (
     connection TEXT PRIMARY KEY REFERENCES connection (id) ON DELETE CASCADE,
     origin TEXT NOT NULL,
     key_end TEXT NOT NULL,
     key_kept TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE writing_draft (
     number INTEGER PRIMARY KEY CHECK (number = 1),
     draft TEXT NOT NULL
   ) STRICT`,
  // Texts stand apart, so that lists and counts read little. Their words are in the index.
  `CREATE TABLE history (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     kind TEXT NOT NULL,
     at INTEGER NOT NULL,
     connection TEXT NOT NULL,
     connection_name TEXT NOT NULL,
     source TEXT,
     target TEXT,
     characters INTEGER,
     pinned INTEGER NOT NULL DEFAULT 0,
     of TEXT,
     print INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX history_print ON history (print);
   CREATE INDEX history_of ON history (of) WHERE of IS NOT NULL;
   CREATE TABLE history_text (
     id INTEGER PRIMARY KEY REFERENCES history (id) ON DELETE CASCADE,
     before TEXT NOT NULL,
     after TEXT NOT NULL,
     request TEXT,
     segments TEXT NOT NULL
   ) STRICT;
   ${HISTORY_INDEX};
   ALTER TABLE billed ADD COLUMN improvement_characters INTEGER NOT NULL DEFAULT 0`,
  `CREATE TABLE memory_assignment (
     number INTEGER PRIMARY KEY,
     memory TEXT NOT NULL,
     source TEXT NOT NULL,
     target TEXT NOT NULL,
     priority INTEGER NOT NULL,
     UNIQUE (memory, source, target)
   ) STRICT`,
  `CREATE TABLE alignment (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     facts TEXT NOT NULL,
     sentences TEXT NOT NULL,
     beads TEXT NOT NULL
   ) STRICT`,
  // Team databases; their passwords are never here.
  `CREATE TABLE team (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     host TEXT NOT NULL,
     port INTEGER NOT NULL,
     database TEXT NOT NULL,
     user TEXT NOT NULL,
     tls INTEGER NOT NULL,
     key_kept TEXT NOT NULL,
     UNIQUE (host, port, database, user)
   ) STRICT`,
  `CREATE TABLE connection_choices (
     connection TEXT NOT NULL,
     screen TEXT NOT NULL,
     choices TEXT NOT NULL,
     PRIMARY KEY (connection, screen)
   ) STRICT, WITHOUT ROWID`,
  // What is shown of the certificate that a team is logged into with; its key is never here.
  `ALTER TABLE team ADD COLUMN certificate TEXT`,
];
