import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { inTransaction } from '../../system/transaction.ts';

/** A collection without its terms. */
export interface SpokenTerms {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  /** In alphabetical order of their languages. */
  readonly lists: readonly { readonly language: string; readonly count: number }[];
}

/** The terms of one language. */
export interface TermList {
  /** Base code. */
  readonly language: string;
  readonly terms: readonly string[];
}

/** The stored collections. Ids in any letter case. */
export interface SpokenTermsStore {
  count(): number;
  list(): readonly SpokenTerms[];
  find(id: string): SpokenTerms | null;
  /** null when there is no list of the language. */
  terms(id: string, language: string): readonly string[] | null;
  create(name: string, lists: readonly TermList[]): SpokenTerms;
  rename(id: string, name: string): void;
  /** Makes or replaces a list. */
  replace(id: string, list: TermList): void;
  remove(id: string): boolean;
  removeList(id: string, language: string): boolean;
  /** Runs several changes as one. */
  together<T>(changes: () => T): T;
}

export function createSpokenTerms(database: DatabaseSync, now: () => Date): SpokenTermsStore {
  const all = database.prepare('SELECT * FROM spoken_terms ORDER BY created, rowid');
  const one = database.prepare('SELECT * FROM spoken_terms WHERE spoken_terms_id = ?');
  const counted = database.prepare('SELECT COUNT(*) AS count FROM spoken_terms');
  const listsOf = database.prepare(
    'SELECT language, terms FROM spoken_term_lists WHERE spoken_terms_id = ? ORDER BY language',
  );
  const listOf = database.prepare(
    'SELECT terms FROM spoken_term_lists WHERE spoken_terms_id = ? AND language = ?',
  );
  const insert = database.prepare('INSERT INTO spoken_terms VALUES (?, ?, ?)');
  const rename = database.prepare('UPDATE spoken_terms SET name = ? WHERE spoken_terms_id = ?');
  const put = database.prepare('INSERT OR REPLACE INTO spoken_term_lists VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM spoken_terms WHERE spoken_terms_id = ?');
  const removeList = database.prepare(
    'DELETE FROM spoken_term_lists WHERE spoken_terms_id = ? AND language = ?',
  );

  const collectionOf = (row: Record<string, SQLOutputValue>): SpokenTerms => ({
    id: String(row['spoken_terms_id']),
    name: String(row['name']),
    created: String(row['created']),
    lists: listsOf.all(String(row['spoken_terms_id'])).map((list) => ({
      language: String(list['language']),
      count: String(list['terms']).split('\n').length,
    })),
  });
  const find = (id: string): SpokenTerms | null => {
    const row = one.get(id.toLowerCase());
    return row === undefined ? null : collectionOf(row);
  };
  const replace = (id: string, { language, terms }: TermList) => {
    put.run(id.toLowerCase(), language, terms.join('\n'));
  };

  return {
    count: () => Number(counted.get()?.['count'] ?? 0),
    list: () => all.all().map(collectionOf),
    find,
    terms(id, language) {
      const row = listOf.get(id.toLowerCase(), language);
      return row === undefined ? null : String(row['terms']).split('\n');
    },
    create: (name, lists) =>
      inTransaction(database, () => {
        const id = randomUUID();
        const created = now().toISOString();
        insert.run(id, name, created);
        for (const list of lists) replace(id, list);
        return find(id) ?? { id, name, created, lists: [] };
      }),
    rename: (id, name) => {
      rename.run(name, id.toLowerCase());
    },
    replace,
    remove: (id) => remove.run(id.toLowerCase()).changes > 0,
    removeList: (id, language) => removeList.run(id.toLowerCase(), language).changes > 0,
    together: (changes) => inTransaction(database, changes),
  };
}
