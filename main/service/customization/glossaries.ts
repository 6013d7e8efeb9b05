import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { transact } from '../storage/database.ts';

/** The entries of one ordered pair of base languages (lower case). */
export interface DictionaryEntries {
  readonly source: string;
  readonly target: string;
  readonly entries: readonly { readonly source: string; readonly target: string }[];
}

export interface Glossary {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly dictionaries: readonly {
    readonly source: string;
    readonly target: string;
    readonly entryCount: number;
  }[];
}

export interface Glossaries {
  list(): Glossary[];
  get(id: string): Glossary | null;
  /** The entries for a pair of base languages; null when the glossary has no such dictionary. */
  entries(id: string, source: string, target: string): DictionaryEntries['entries'] | null;
  create(glossary: {
    readonly id: string;
    readonly name: string;
    readonly dictionaries: readonly DictionaryEntries[];
  }): void;
}

export function createGlossaries(database: DatabaseSync, now: () => Date): Glossaries {
  const all = database.prepare('SELECT * FROM glossaries ORDER BY created, rowid');
  const one = database.prepare('SELECT * FROM glossaries WHERE glossary_id = ?');
  const dictionaries = database.prepare(`
    SELECT source, target,
      (SELECT COUNT(*) FROM glossary_entries WHERE dictionary_id = dictionaries.id) AS entries
    FROM dictionaries WHERE glossary_id = ? ORDER BY id`);
  const dictionary = database.prepare(
    'SELECT id FROM dictionaries WHERE glossary_id = ? AND source = ? AND target = ?',
  );
  const entries = database.prepare(
    'SELECT source, target FROM glossary_entries WHERE dictionary_id = ?',
  );
  const insert = database.prepare(
    'INSERT INTO glossaries (glossary_id, name, created) VALUES (?, ?, ?)',
  );
  const insertDictionary = database.prepare(
    'INSERT INTO dictionaries (glossary_id, source, target) VALUES (?, ?, ?)',
  );
  const insertEntry = database.prepare(
    'INSERT INTO glossary_entries (dictionary_id, source, target) VALUES (?, ?, ?)',
  );

  const glossaryOf = (row: Record<string, SQLOutputValue>): Glossary => ({
    id: String(row['glossary_id']),
    name: String(row['name']),
    created: String(row['created']),
    dictionaries: dictionaries.all(String(row['glossary_id'])).map((found) => ({
      source: String(found['source']),
      target: String(found['target']),
      entryCount: Number(found['entries']),
    })),
  });

  return {
    list: () => all.all().map(glossaryOf),
    get: (id) => {
      const row = one.get(id.toLowerCase());
      return row === undefined ? null : glossaryOf(row);
    },
    entries: (id, source, target) => {
      const found = dictionary.get(id.toLowerCase(), source, target);
      if (found === undefined) return null;
      return entries
        .all(Number(found['id']))
        .map((row) => ({ source: String(row['source']), target: String(row['target']) }));
    },
    create: (glossary) =>
      transact(database, () => {
        insert.run(glossary.id, glossary.name, now().toISOString());
        for (const { source, target, entries: pairs } of glossary.dictionaries) {
          const { lastInsertRowid } = insertDictionary.run(glossary.id, source, target);
          for (const pair of pairs) insertEntry.run(lastInsertRowid, pair.source, pair.target);
        }
      }),
  };
}
