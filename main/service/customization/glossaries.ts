import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { inTransaction } from '../../system/transaction.ts';
import { createRecentTerms } from './recent-terms.ts';

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
  /**
   * The entries of several glossaries, one after another, for a pair of base languages. The same
   * list comes again until one of these glossaries changes, so that an index of it can be kept.
   */
  terms(ids: readonly string[], source: string, target: string): DictionaryEntries['entries'];
  create(glossary: {
    readonly id: string;
    readonly name: string;
    readonly dictionaries: readonly DictionaryEntries[];
  }): void;
}

/** So many lists of terms stay in memory, with so many terms together. */
const KEPT_LISTS = 8;
const KEPT_TERMS = 500_000;

export function createGlossaries(database: DatabaseSync, now: () => Date): Glossaries {
  const all = database.prepare('SELECT * FROM glossaries ORDER BY created, rowid');
  const one = database.prepare('SELECT * FROM glossaries WHERE glossary_id = ?');
  const dictionaries = database.prepare(`
    SELECT source, target,
      (SELECT COUNT(*) FROM glossary_entries WHERE dictionary_id = dictionaries.id) AS entries
    FROM dictionaries WHERE glossary_id = ? ORDER BY id`);
  const entriesOf = database.prepare(`
    SELECT glossary_entries.source, glossary_entries.target
    FROM glossary_entries JOIN dictionaries ON dictionaries.id = dictionary_id
    WHERE glossary_id = ? AND dictionaries.source = ? AND dictionaries.target = ?`);
  const insert = database.prepare(
    'INSERT INTO glossaries (glossary_id, name, created, revision) VALUES (?, ?, ?, ?)',
  );
  const insertDictionary = database.prepare(
    'INSERT INTO dictionaries (glossary_id, source, target) VALUES (?, ?, ?)',
  );
  const insertEntry = database.prepare(
    'INSERT INTO glossary_entries (dictionary_id, source, target) VALUES (?, ?, ?)',
  );

  const revisionOf = database.prepare('SELECT revision FROM glossaries WHERE glossary_id = ?');
  const recent = createRecentTerms(KEPT_LISTS, KEPT_TERMS);

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
    terms: (ids, source, target) => {
      const wanted = ids.map((id) => id.toLowerCase());
      const state = wanted.map((id) => [id, revisionOf.get(id)?.['revision']]);
      return recent.of(JSON.stringify([state, source, target]), () =>
        wanted.flatMap((id) =>
          entriesOf
            .all(id, source, target)
            .map((row) => ({ source: String(row['source']), target: String(row['target']) })),
        ),
      );
    },
    create: (glossary) =>
      inTransaction(database, () => {
        insert.run(glossary.id, glossary.name, now().toISOString(), randomUUID());
        for (const { source, target, entries: pairs } of glossary.dictionaries) {
          const { lastInsertRowid } = insertDictionary.run(glossary.id, source, target);
          for (const pair of pairs) insertEntry.run(lastInsertRowid, pair.source, pair.target);
        }
      }),
  };
}
