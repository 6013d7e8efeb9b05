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
  `
  -- Tags count text and improvement alone; speech once took its session's tag.
  UPDATE ledger SET tag = NULL WHERE kind NOT IN ('text_translation', 'text_improvement');

  CREATE INDEX ledger_time ON ledger (time);

  -- Sums of the ledger by UTC day, so that a report of a year reads no single calls. Triggers keep
  -- them, so that they agree with the ledger whoever writes it; its rows are never changed.
  CREATE TABLE key_days (
    key_id TEXT NOT NULL REFERENCES keys (key_id),
    day TEXT NOT NULL,
    text_translation INTEGER NOT NULL,
    document_translation INTEGER NOT NULL,
    text_improvement INTEGER NOT NULL,
    speech_to_text INTEGER NOT NULL,
    speech_to_speech INTEGER NOT NULL,
    PRIMARY KEY (key_id, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tag_days (
    day TEXT NOT NULL,
    tag TEXT NOT NULL,
    key_id TEXT NOT NULL REFERENCES keys (key_id),
    text_translation INTEGER NOT NULL,
    text_improvement INTEGER NOT NULL,
    PRIMARY KEY (day, tag, key_id)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO key_days
  SELECT key_id, substr(time, 1, 10),
    SUM(iif(kind = 'text_translation', units, 0)),
    SUM(iif(kind = 'document_translation', units, 0)),
    SUM(iif(kind = 'text_improvement', units, 0)),
    SUM(iif(kind = 'speech_to_text', units, 0)),
    SUM(iif(kind = 'speech_to_speech', units, 0))
  FROM ledger GROUP BY 1, 2;

  INSERT INTO tag_days
  SELECT substr(time, 1, 10), tag, key_id,
    SUM(iif(kind = 'text_translation', units, 0)),
    SUM(iif(kind = 'text_improvement', units, 0))
  FROM ledger WHERE tag IS NOT NULL GROUP BY 1, 2, 3;

  CREATE TRIGGER ledger_key_days AFTER INSERT ON ledger BEGIN
    INSERT INTO key_days VALUES (
      new.key_id, substr(new.time, 1, 10),
      iif(new.kind = 'text_translation', new.units, 0),
      iif(new.kind = 'document_translation', new.units, 0),
      iif(new.kind = 'text_improvement', new.units, 0),
      iif(new.kind = 'speech_to_text', new.units, 0),
      iif(new.kind = 'speech_to_speech', new.units, 0)
    ) ON CONFLICT DO UPDATE SET
      text_translation = text_translation + excluded.text_translation,
      document_translation = document_translation + excluded.document_translation,
      text_improvement = text_improvement + excluded.text_improvement,
      speech_to_text = speech_to_text + excluded.speech_to_text,
      speech_to_speech = speech_to_speech + excluded.speech_to_speech;
  END;

  CREATE TRIGGER ledger_tag_days AFTER INSERT ON ledger WHEN new.tag IS NOT NULL BEGIN
    INSERT INTO tag_days VALUES (
      substr(new.time, 1, 10), new.tag, new.key_id,
      iif(new.kind = 'text_translation', new.units, 0),
      iif(new.kind = 'text_improvement', new.units, 0)
    ) ON CONFLICT DO UPDATE SET
      text_translation = text_translation + excluded.text_translation,
      text_improvement = text_improvement + excluded.text_improvement;
  END;
  `,
  `
  -- Once changed through v3, which v2 cannot show.
  ALTER TABLE glossaries ADD COLUMN edited INTEGER NOT NULL DEFAULT 0;

  -- Entries in the order in which they were sent, which rows by their source did not keep. The texts
  -- stand last, so that lists do not read them.
  CREATE TABLE dictionary_entries (
    dictionary_id INTEGER PRIMARY KEY REFERENCES dictionaries (id) ON DELETE CASCADE,
    entry_count INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    -- One entry a line, source and target with a tab between.
    entries TEXT NOT NULL
  ) STRICT;

  INSERT INTO dictionary_entries
  SELECT dictionary_id, COUNT(*), 0, group_concat(source || char(9) || target, char(10) ORDER BY source)
  FROM glossary_entries GROUP BY dictionary_id;
  UPDATE dictionary_entries SET bytes = octet_length(entries);

  DROP TABLE glossary_entries;
  `,
];
