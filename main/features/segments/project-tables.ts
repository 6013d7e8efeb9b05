/** The tables of one project. Entries are only ever appended; each runs once in a person's file. */
export const PROJECT_TABLES: readonly string[] = [
  `CREATE TABLE project (
     number INTEGER PRIMARY KEY CHECK (number = 1),
     name TEXT NOT NULL,
     format TEXT,
     source TEXT NOT NULL,
     target TEXT NOT NULL,
     segments INTEGER NOT NULL,
     confirmed INTEGER NOT NULL DEFAULT 0,
     characters INTEGER NOT NULL,
     opened TEXT NOT NULL,
     into_memory TEXT,
     threshold INTEGER NOT NULL,
     memories TEXT,
     glossaries TEXT NOT NULL
   ) STRICT;
   -- Of a plain text; a document is a file beside this one.
   CREATE TABLE original (text TEXT NOT NULL) STRICT;
   CREATE TABLE unit (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL,
     gaps TEXT NOT NULL
   ) STRICT;
   CREATE TABLE segment (
     number INTEGER PRIMARY KEY,
     unit INTEGER NOT NULL,
     source TEXT NOT NULL,
     -- Names of its tags in its unit; null without tags.
     tags TEXT,
     -- Characters that fit its place.
     most INTEGER,
     -- The first segment with the same source, and how many there are.
     twin INTEGER NOT NULL,
     repeats INTEGER NOT NULL,
     target TEXT NOT NULL DEFAULT '',
     status TEXT NOT NULL DEFAULT 'empty',
     origin TEXT,
     percent INTEGER,
     memory TEXT,
     author TEXT,
     changed TEXT
   ) STRICT;
   -- Told with every change, and too many to be counted each time.
   CREATE TRIGGER segment_confirmed AFTER UPDATE OF status ON segment
   WHEN (old.status = 'confirmed') <> (new.status = 'confirmed')
   BEGIN
     UPDATE project
     SET confirmed = confirmed + (new.status = 'confirmed') - (old.status = 'confirmed');
   END;
   CREATE INDEX segment_twin ON segment (twin) WHERE repeats > 1;
   CREATE INDEX segment_unconfirmed ON segment (number) WHERE status <> 'confirmed';
   CREATE INDEX segment_empty ON segment (number) WHERE status = 'empty';
   CREATE TABLE step (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     kind TEXT NOT NULL,
     -- The segment that it was made in.
     segment INTEGER NOT NULL,
     at INTEGER NOT NULL,
     undone INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE step_change (
     step INTEGER NOT NULL REFERENCES step (number) ON DELETE CASCADE,
     segment INTEGER NOT NULL,
     before TEXT NOT NULL,
     after TEXT NOT NULL,
     PRIMARY KEY (step, segment)
   ) STRICT, WITHOUT ROWID;
   -- Confirmed pairs on their way into a memory.
   CREATE TABLE outgoing (
     segment INTEGER PRIMARY KEY,
     memory TEXT NOT NULL,
     translation TEXT NOT NULL
   ) STRICT`,
  `-- Units of memories that confirmed pairs of this project became; isNew says that none was there.
   CREATE TABLE stored_unit (
     unit INTEGER PRIMARY KEY,
     is_new INTEGER NOT NULL
   ) STRICT`,
  `-- Words of the sources; a row that lacks is counted when the file is read.
   CREATE TABLE segment_words (number INTEGER PRIMARY KEY, words INTEGER NOT NULL) STRICT;
   -- Their sums; without a row they are to be counted anew.
   CREATE TABLE word_count (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     words INTEGER NOT NULL,
     confirmed INTEGER NOT NULL
   ) STRICT;
   CREATE TRIGGER segment_words_confirmed AFTER UPDATE OF status ON segment
   WHEN (old.status = 'confirmed') <> (new.status = 'confirmed')
   BEGIN
     UPDATE word_count
     SET confirmed = confirmed + ((new.status = 'confirmed') - (old.status = 'confirmed'))
       * (SELECT coalesce(max(words), 0) FROM segment_words WHERE number = new.number);
   END;
   CREATE TRIGGER segment_words_added AFTER INSERT ON segment
   BEGIN
     DELETE FROM word_count;
   END;
   CREATE TRIGGER segment_words_gone AFTER DELETE ON segment
   BEGIN
     DELETE FROM segment_words WHERE number = old.number;
     DELETE FROM word_count;
   END;
   CREATE TRIGGER segment_words_other AFTER UPDATE OF number, source, tags ON segment
   WHEN old.number <> new.number OR old.source <> new.source OR old.tags IS NOT new.tags
   BEGIN
     DELETE FROM segment_words WHERE number IN (old.number, new.number);
     DELETE FROM word_count;
   END`,
  `-- The memory of a service that was chosen for each connection, as JSON.
   CREATE TABLE service_memory (
     connection TEXT PRIMARY KEY,
     memory TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
  `-- Segments have an id that stays; their order is that of units, and of ranks in a unit. What is joined
   -- has its words in the segment with that id, whose own place then has the source of \`own\`.
   ALTER TABLE segment RENAME COLUMN number TO id;
   ALTER TABLE segment ADD COLUMN rank INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE segment ADD COLUMN joined INTEGER;
   ALTER TABLE segment ADD COLUMN own TEXT;
   ALTER TABLE segment ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE segment ADD COLUMN comments TEXT;
   -- The last change of a long step that is undone or redone just now; it is finished after a crash.
   ALTER TABLE step ADD COLUMN turning INTEGER;
   ALTER TABLE project ADD COLUMN propagation TEXT NOT NULL DEFAULT 'identical';
   UPDATE segment SET rank = id;
   DROP TRIGGER segment_confirmed;
   CREATE TRIGGER segment_confirmed AFTER UPDATE OF status ON segment
   WHEN (old.status IN ('confirmed', 'reviewed')) <> (new.status IN ('confirmed', 'reviewed'))
   BEGIN
     UPDATE project
     SET confirmed = confirmed + (new.status IN ('confirmed', 'reviewed'))
       - (old.status IN ('confirmed', 'reviewed'));
   END;
   DROP TRIGGER segment_words_confirmed;
   CREATE TRIGGER segment_words_confirmed AFTER UPDATE OF status ON segment
   WHEN (old.status IN ('confirmed', 'reviewed')) <> (new.status IN ('confirmed', 'reviewed'))
   BEGIN
     UPDATE word_count
     SET confirmed = confirmed + ((new.status IN ('confirmed', 'reviewed'))
       - (old.status IN ('confirmed', 'reviewed')))
       * (SELECT coalesce(max(words), 0) FROM segment_words WHERE number = new.id);
   END;
   DROP TRIGGER segment_words_other;
   CREATE TRIGGER segment_words_other AFTER UPDATE OF source, tags, joined ON segment
   WHEN old.source <> new.source OR old.tags IS NOT new.tags OR old.joined IS NOT new.joined
   BEGIN
     DELETE FROM segment_words WHERE number = new.id;
     DELETE FROM word_count;
   END;
   DROP INDEX segment_unconfirmed;
   DROP INDEX segment_empty;
   CREATE INDEX segment_order ON segment (unit, rank);
   CREATE INDEX segment_open ON segment (unit, rank)
     WHERE status NOT IN ('confirmed', 'reviewed') AND locked = 0 AND joined IS NULL;
   -- States that were replaced; the one that a segment has now is in its row.
   CREATE TABLE version (
     number INTEGER PRIMARY KEY,
     segment INTEGER NOT NULL,
     step INTEGER,
     state TEXT NOT NULL
   ) STRICT;
   CREATE INDEX version_segment ON version (segment, number);
   -- What a split or merge put in place of what; beside the changes of its step.
   CREATE TABLE step_structure (
     step INTEGER PRIMARY KEY REFERENCES step (number) ON DELETE CASCADE,
     before TEXT NOT NULL,
     after TEXT NOT NULL
   ) STRICT`,
  `-- Findings that somebody lets stand, with the reason.
   CREATE TABLE ignored_finding (
     kind TEXT NOT NULL,
     what TEXT NOT NULL,
     source TEXT NOT NULL,
     reason TEXT NOT NULL,
     at TEXT NOT NULL,
     PRIMARY KEY (kind, what, source)
   ) STRICT, WITHOUT ROWID`,
  `-- What the update that made this version of the document took over: its report without rows, as JSON, and
   -- each segment that is not the same at the same place. \`number\` is the id of its segment, too.
   CREATE TABLE source_update (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     report TEXT NOT NULL
   ) STRICT;
   CREATE TABLE update_row (
     place INTEGER PRIMARY KEY,
     kind TEXT NOT NULL,
     number INTEGER,
     earlier_number INTEGER,
     source TEXT NOT NULL,
     earlier_source TEXT,
     target TEXT NOT NULL,
     status TEXT NOT NULL,
     percent INTEGER
   ) STRICT;
   CREATE INDEX update_row_changed ON update_row (number) WHERE earlier_source IS NOT NULL`,
  `-- Comments that a bilingual file came with, by unit, as JSON: what the file is to be told differs from them.
   CREATE TABLE file_comment (
     id TEXT PRIMARY KEY,
     unit INTEGER NOT NULL,
     comment TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
  `-- Which segments wait for a person is known in memory: the index was written with every change of a
   -- status, as were two triggers where one does.
   DROP INDEX segment_open;
   DROP TRIGGER segment_confirmed;
   DROP TRIGGER segment_words_confirmed;
   CREATE TRIGGER segment_confirmed AFTER UPDATE OF status ON segment
   WHEN (old.status IN ('confirmed', 'reviewed')) <> (new.status IN ('confirmed', 'reviewed'))
   BEGIN
     UPDATE project
     SET confirmed = confirmed + (new.status IN ('confirmed', 'reviewed'))
       - (old.status IN ('confirmed', 'reviewed'));
     UPDATE word_count
     SET confirmed = confirmed + ((new.status IN ('confirmed', 'reviewed'))
       - (old.status IN ('confirmed', 'reviewed')))
       * (SELECT coalesce(max(words), 0) FROM segment_words WHERE number = new.id);
   END`,
  `-- Parts of the file that went to reviewers: the ends of ranges of segments, as JSON.
   CREATE TABLE sent_part (number INTEGER PRIMARY KEY, ids TEXT NOT NULL) STRICT`,
];
