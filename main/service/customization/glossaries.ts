import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { GlossaryTerm } from '../../engine/glossary/apply.ts';
import { inTransaction } from '../../system/transaction.ts';
import { readTsv, writeTsv } from './glossary-entries/tsv.ts';
import { createRecentTerms } from './recent-terms.ts';

/** An ordered pair of base languages, in lower case. */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

/** The entries of one pair, in order; no source comes twice. */
export interface DictionaryEntries extends LanguagePair {
  readonly entries: readonly GlossaryTerm[];
}

export interface Glossary {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  /** Whether it was changed through v3 after it was made. */
  readonly isEdited: boolean;
  readonly dictionaries: readonly (LanguagePair & {
    readonly entryCount: number;
    /** Of its entries, one a line. */
    readonly bytes: number;
  })[];
}

/** The stored glossaries. Ids in any letter case. */
export interface Glossaries {
  count(): number;
  list(): Glossary[];
  get(id: string): Glossary | null;
  /**
   * The entries of several glossaries, one after another, for a pair of base languages. The same
   * list comes again until one of these glossaries changes, so that an index of it can be kept.
   */
  terms(ids: readonly string[], source: string, target: string): readonly GlossaryTerm[];
  /** The entries of a dictionary, one a line; null when there is none for the pair. */
  tsv(id: string, pair: LanguagePair): string | null;
  /** @param id a new one where absent */
  create(glossary: {
    readonly id?: string;
    readonly name: string;
    readonly dictionaries: readonly DictionaryEntries[];
  }): Glossary;
  /**
   * Renames, and makes or replaces a dictionary, which keeps its place among the others. What is
   * absent stays as it is; null for an unknown glossary.
   */
  change(
    id: string,
    change: { readonly name?: string; readonly dictionary?: DictionaryEntries },
  ): Glossary | null;
  remove(id: string): boolean;
  removeDictionary(id: string, pair: LanguagePair): boolean;
}

/** So many lists of terms stay in memory, with so many terms together. */
const KEPT_LISTS = 8;
const KEPT_TERMS = 500_000;

export function createGlossaries(database: DatabaseSync, now: () => Date): Glossaries {
  const all = database.prepare('SELECT * FROM glossaries ORDER BY created, rowid');
  const one = database.prepare('SELECT * FROM glossaries WHERE glossary_id = ?');
  const counted = database.prepare('SELECT COUNT(*) AS count FROM glossaries');
  const dictionaries = database.prepare(`
    SELECT source, target, entry_count, bytes
    FROM dictionaries JOIN dictionary_entries ON dictionary_id = id
    WHERE glossary_id = ? ORDER BY id`);
  const tsvOf = database.prepare(`
    SELECT entries FROM dictionaries JOIN dictionary_entries ON dictionary_id = id
    WHERE glossary_id = ? AND source = ? AND target = ?`);
  const insert = database.prepare(
    'INSERT INTO glossaries (glossary_id, name, created, revision) VALUES (?, ?, ?, ?)',
  );
  // Changes nothing of one that is there, but answers with its id.
  const putDictionary = database.prepare(`
    INSERT INTO dictionaries (glossary_id, source, target) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET source = excluded.source RETURNING id`);
  const putEntries = database.prepare(
    'INSERT OR REPLACE INTO dictionary_entries VALUES (?, ?, ?, ?)',
  );
  const rename = database.prepare('UPDATE glossaries SET name = ? WHERE glossary_id = ?');
  const touch = database.prepare(
    'UPDATE glossaries SET revision = ?, edited = 1 WHERE glossary_id = ?',
  );
  const remove = database.prepare('DELETE FROM glossaries WHERE glossary_id = ?');
  const removeDictionary = database.prepare(
    'DELETE FROM dictionaries WHERE glossary_id = ? AND source = ? AND target = ?',
  );
  const revisionOf = database.prepare('SELECT revision FROM glossaries WHERE glossary_id = ?');
  const recent = createRecentTerms(KEPT_LISTS, KEPT_TERMS);

  const glossaryOf = (row: Record<string, SQLOutputValue>): Glossary => ({
    id: String(row['glossary_id']),
    name: String(row['name']),
    created: String(row['created']),
    isEdited: row['edited'] !== 0,
    dictionaries: dictionaries.all(String(row['glossary_id'])).map((found) => ({
      source: String(found['source']),
      target: String(found['target']),
      entryCount: Number(found['entry_count']),
      bytes: Number(found['bytes']),
    })),
  });
  const get = (id: string): Glossary | null => {
    const row = one.get(id.toLowerCase());
    return row === undefined ? null : glossaryOf(row);
  };
  const tsv = (id: string, { source, target }: LanguagePair): string | null => {
    const row = tsvOf.get(id.toLowerCase(), source, target);
    return row === undefined ? null : String(row['entries']);
  };
  const put = (id: string, { source, target, entries }: DictionaryEntries): void => {
    const row = putDictionary.get(id, source, target);
    const text = writeTsv(entries);
    putEntries.run(Number(row?.['id']), entries.length, Buffer.byteLength(text), text);
  };

  return {
    count: () => Number(counted.get()?.['count'] ?? 0),
    list: () => all.all().map(glossaryOf),
    get,
    terms: (ids, source, target) => {
      const wanted = ids.map((id) => id.toLowerCase());
      const state = wanted.map((id) => [id, revisionOf.get(id)?.['revision']]);
      return recent.of(JSON.stringify([state, source, target]), () =>
        wanted.flatMap((id) => {
          const text = tsv(id, { source, target });
          return text === null ? [] : readTsv(text);
        }),
      );
    },
    tsv,
    create: ({ id = randomUUID(), name, dictionaries: made }) =>
      inTransaction(database, () => {
        const created = now().toISOString();
        insert.run(id, name, created, randomUUID());
        for (const dictionary of made) put(id, dictionary);
        return get(id) ?? { id, name, created, isEdited: false, dictionaries: [] };
      }),
    change: (id, { name, dictionary }) =>
      inTransaction(database, () => {
        const known = get(id);
        if (known === null || (name === undefined && dictionary === undefined)) return known;
        if (name !== undefined) rename.run(name, known.id);
        if (dictionary !== undefined) put(known.id, dictionary);
        touch.run(randomUUID(), known.id);
        return get(known.id);
      }),
    remove: (id) => remove.run(id.toLowerCase()).changes > 0,
    removeDictionary: (id, { source, target }) =>
      inTransaction(database, () => {
        const key = id.toLowerCase();
        const removed = removeDictionary.run(key, source, target).changes > 0;
        if (removed) touch.run(randomUUID(), key);
        return removed;
      }),
  };
}
