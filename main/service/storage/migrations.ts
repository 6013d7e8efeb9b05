/**
 * The steps that make the schema, in order; `PRAGMA user_version` counts those done. A step that
 * has been released is never changed: add another.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE keys (
    key_id TEXT PRIMARY KEY,
    -- The key that the service makes for itself: 'paid', 'free' or 'admin'; null for all others.
    built_in TEXT UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('developer', 'admin')),
    tier TEXT NOT NULL CHECK (tier IN ('free', 'paid')),
    label TEXT NOT NULL,
    -- SHA-256 of the secret; the secret itself is never stored here.
    secret_hash BLOB NOT NULL UNIQUE,
    -- JSON array; null for an unscoped key.
    scopes TEXT,
    detection INTEGER NOT NULL,
    character_limit INTEGER,
    speech_to_text_limit INTEGER,
    speech_to_speech_limit INTEGER,
    created TEXT NOT NULL,
    deactivated TEXT
  ) STRICT;

  CREATE TABLE ledger (
    id INTEGER PRIMARY KEY,
    time TEXT NOT NULL,
    key_id TEXT NOT NULL REFERENCES keys (key_id),
    tag TEXT,
    kind TEXT NOT NULL,
    units INTEGER NOT NULL CHECK (units > 0)
  ) STRICT;

  -- Sums of the ledger by billing period, so that a quota check reads a few rows.
  CREATE TABLE usage_totals (
    period TEXT NOT NULL,
    key_id TEXT NOT NULL REFERENCES keys (key_id),
    kind TEXT NOT NULL,
    units INTEGER NOT NULL,
    PRIMARY KEY (period, key_id, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE glossaries (
    glossary_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created TEXT NOT NULL
  ) STRICT;

  CREATE TABLE dictionaries (
    id INTEGER PRIMARY KEY,
    glossary_id TEXT NOT NULL REFERENCES glossaries (glossary_id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    UNIQUE (glossary_id, source, target)
  ) STRICT;

  CREATE TABLE glossary_entries (
    dictionary_id INTEGER NOT NULL REFERENCES dictionaries (id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY (dictionary_id, source)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE style_rules (
    style_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    version INTEGER NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    configured_rules TEXT NOT NULL,
    custom_instructions TEXT NOT NULL
  ) STRICT;

  -- Sample data that was loaded once, so that what a person deletes stays deleted.
  CREATE TABLE shipped (
    file TEXT PRIMARY KEY,
    loaded TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Another one with every change of the entries, so that what was made of them can be kept.
  ALTER TABLE glossaries ADD COLUMN revision TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE spoken_terms (
    spoken_terms_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created TEXT NOT NULL
  ) STRICT;

  CREATE TABLE spoken_term_lists (
    spoken_terms_id TEXT NOT NULL REFERENCES spoken_terms (spoken_terms_id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    -- One term a line.
    terms TEXT NOT NULL,
    PRIMARY KEY (spoken_terms_id, language)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE documents (
    document_id TEXT PRIMARY KEY,
    -- SHA-256 of the document's key, which alone opens its files.
    key_hash BLOB NOT NULL,
    -- The developer key that sent it.
    key_id TEXT NOT NULL REFERENCES keys (key_id),
    name TEXT NOT NULL,
    -- JSON.
    request TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'translating', 'done', 'error')),
    -- JSON; how it ended.
    outcome TEXT,
    -- Milliseconds since 1970 of the last change or call.
    touched INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];
