import { fold } from '../../engine/full-text/fold.ts';
import { indexed } from '../../engine/full-text/words.ts';
import type { SearchTerm } from '../../engine/full-text/terms.ts';
import type { Database } from '../../system/database.ts';
import { inTransaction } from '../../system/transaction.ts';
import type { EntryRow, KeptSegment } from './entry-row.ts';
import { fingerprint } from './fingerprint.ts';
import { HISTORY_INDEX } from './history-index.ts';
import type { Selection } from './selection.ts';
import { conditionOf } from './selection.ts';

/** A row as lists need it: texts are cut. */
export interface ShortEntry extends Omit<EntryRow, 'request' | 'segments' | 'words'> {
  readonly id: number;
  readonly pinned: boolean;
}
export type FullEntry = ShortEntry & Pick<EntryRow, 'request' | 'segments'>;

/** The history on the disk. */
export interface EntryTable {
  readonly size: number;
  /** @param replaced an entry whose place it takes; null for none */
  add(row: EntryRow, replaced: number | null): number;
  /** Says something else in an entry; its number, its time and its pin stay. */
  update(id: number, row: EntryRow): void;
  /** An entry that is not pinned and says exactly the same; null where there is none. */
  same(row: EntryRow): number | null;
  isPinned(id: number): boolean;
  /** Number of an entry about a document or session; null where there is none. */
  about(kind: EntryRow['kind'], of: string): number | null;
  /** Newest first. */
  page(
    selection: Selection,
    terms: readonly SearchTerm[],
    page: { readonly before: number | null; readonly count: number },
  ): readonly ShortEntry[];
  count(selection: Selection, terms: readonly SearchTerm[]): number;
  /** All of a selection, oldest first, one at a time. */
  each(selection: Selection, terms: readonly SearchTerm[]): Iterable<FullEntry>;
  get(id: number): FullEntry | null;
  pin(id: number, pinned: boolean): void;
  /** Takes entries away, and their words off the disk. */
  remove(ids: readonly number[]): void;
  /** Entries that are not pinned, up to a time in milliseconds since 1970. */
  past(until: number): readonly number[];
  clear(): void;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows whose words are taken out of the index one by one; for more it is quicker to write it anew. */
const FEW = 50;
/** Whether the words of a row are taken out as it goes. */
const takingOut = (isOn: 0 | 1) =>
  `INSERT INTO history_index (history_index, rank) VALUES ('secure-delete', ${isOn})`;
/** Characters of a text that lists show. */
const SHOWN = 200;

const SHORT = `
  history.id AS id, kind, at, connection, connection_name, source, target, characters, pinned, of`;

export function createEntryTable({ sqlite }: Database): EntryTable {
  const addEntry = sqlite.prepare(`
    INSERT INTO history (kind, at, connection, connection_name, source, target, characters, of, print)
    VALUES ($kind, $at, $connection, $name, $source, $target, $characters, $of, $print)`);
  const addText = sqlite.prepare('INSERT INTO history_text VALUES (?, ?, ?, ?, ?)');
  const addWords = sqlite.prepare(
    'INSERT INTO history_index (rowid, before, after) VALUES (?, ?, ?)',
  );
  const findSame = sqlite.prepare(`
    SELECT history.id AS id FROM history JOIN history_text ON history_text.id = history.id
    WHERE print = $print AND pinned = 0 AND kind = $kind AND connection = $connection
      AND request = $request AND before = $before AND after = $after`);
  const updateEntry = sqlite.prepare(
    'UPDATE history SET source = $source, target = $target, characters = $characters WHERE id = $id',
  );
  const updateText = sqlite.prepare(
    'UPDATE history_text SET before = $before, after = $after WHERE id = $id',
  );
  const removeEntries = sqlite.prepare(
    'DELETE FROM history WHERE id IN (SELECT value FROM json_each(?))',
  );
  const removeWords = sqlite.prepare(
    'DELETE FROM history_index WHERE rowid IN (SELECT value FROM json_each(?))',
  );
  const one = sqlite.prepare(`
    SELECT ${SHORT}, before, after, request, segments
    FROM history JOIN history_text ON history_text.id = history.id WHERE history.id = ?`);
  const pinned = sqlite.prepare('SELECT pinned FROM history WHERE id = ?');
  const pinning = sqlite.prepare('UPDATE history SET pinned = ? WHERE id = ?');
  const about = sqlite.prepare('SELECT id FROM history WHERE of = ? AND kind = ?');
  const old = sqlite.prepare('SELECT id FROM history WHERE at <= ? AND pinned = 0');
  const size = sqlite.prepare('SELECT COUNT(*) AS count FROM history');

  const index = (id: number, { words, before, after }: EntryRow) => {
    const found = words ?? { before, after };
    addWords.run(id, indexed(fold(found.before)), indexed(fold(found.after)));
  };
  const takeAway = (ids: readonly number[]) => {
    removeWords.run(JSON.stringify(ids));
    removeEntries.run(JSON.stringify(ids));
  };

  return {
    get size() {
      return Number(size.get()?.['count']);
    },
    add: (row, replaced) =>
      inTransaction(sqlite, () => {
        if (replaced !== null) takeAway([replaced]);
        const { kind, at, connection, source, target, characters, of, before, after } = row;
        const entry = { kind, at, connection, source, target, characters, of };
        const print = fingerprint(row.request ?? '');
        const added = addEntry.run({ ...entry, name: row.connectionName, print });
        const id = Number(added.lastInsertRowid);
        addText.run(id, before, after, row.request, JSON.stringify(compact(row.segments)));
        index(id, row);
        return id;
      }),
    update(id, row) {
      const { source, target, characters, before, after } = row;
      inTransaction(sqlite, () => {
        updateEntry.run({ id, source, target, characters });
        updateText.run({ id, before, after });
        removeWords.run(JSON.stringify([id]));
        index(id, row);
      });
    },
    same({ kind, connection, request, before, after }) {
      if (request === null) return null;
      const print = fingerprint(request);
      const found = findSame.get({ print, kind, connection, request, before, after });
      return found === undefined ? null : Number(found['id']);
    },
    isPinned: (id) => pinned.get(id)?.['pinned'] === 1,
    about(kind, of) {
      const found = about.get(of, kind);
      return found === undefined ? null : Number(found['id']);
    },
    page(selection, terms, { before, count }) {
      const { from, id, where, values } = conditionOf(selection, terms, before);
      const rows = sqlite
        .prepare(
          `SELECT ${SHORT}, substr(t.before, 1, ${SHOWN}) AS before, substr(t.after, 1, ${SHOWN}) AS after
           FROM ${from} JOIN history_text AS t ON t.id = history.id
           WHERE ${where} ORDER BY ${id} DESC LIMIT $count`,
        )
        .all({ ...values, count });
      return rows.map(shortEntry);
    },
    count(selection, terms) {
      const { from, where, values } = conditionOf(selection, terms, null);
      const found = sqlite.prepare(`SELECT COUNT(*) AS count FROM ${from} WHERE ${where}`);
      return Number(found.get(values)?.['count']);
    },
    *each(selection, terms) {
      const { from, id, where, values } = conditionOf(selection, terms, null);
      const rows = sqlite.prepare(
        `SELECT ${SHORT}, t.before AS before, t.after AS after, request, segments
         FROM ${from} JOIN history_text AS t ON t.id = history.id
         WHERE ${where} ORDER BY ${id}`,
      );
      for (const row of rows.iterate(values)) yield fullEntry(row);
    },
    get(id) {
      const row = one.get(id);
      return row === undefined ? null : fullEntry(row);
    },
    pin(id, isPinned) {
      pinning.run(isPinned ? 1 : 0, id);
    },
    remove(ids) {
      if (ids.length === 0) return;
      inTransaction(sqlite, () => {
        if (ids.length <= FEW) {
          takeAway(ids);
          return;
        }
        sqlite.exec(takingOut(0));
        takeAway(ids);
        // Whatever was left of rows that are gone goes when the parts of the index are made one.
        sqlite.exec("INSERT INTO history_index (history_index) VALUES ('optimize')");
        sqlite.exec(takingOut(1));
      });
      sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    past: (until) => old.all(until).map((row) => Number(row['id'])),
    clear() {
      inTransaction(sqlite, () => {
        sqlite.exec(`DELETE FROM history; DROP TABLE history_index; ${HISTORY_INDEX}`);
      });
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function shortEntry(row: Row): ShortEntry {
  return {
    id: Number(row['id']),
    // Written by ourselves, and nothing else.
    kind: row['kind'] as EntryRow['kind'],
    at: Number(row['at']),
    connection: text(row['connection']),
    connectionName: text(row['connection_name']),
    source: textOrNull(row['source']),
    target: textOrNull(row['target']),
    characters: row['characters'] === null ? null : Number(row['characters']),
    pinned: row['pinned'] === 1,
    of: textOrNull(row['of']),
    before: text(row['before']),
    after: text(row['after']),
  };
}

function fullEntry(row: Row): FullEntry {
  const segments = JSON.parse(text(row['segments'])) as Compact[];
  return {
    ...shortEntry(row),
    request: textOrNull(row['request']),
    segments: segments.map(([kind, a, b, c, d]) => ({ kind, source: [a, b], target: [c, d] })),
  };
}

type Compact = readonly [kind: KeptSegment['kind'], ...ranges: [number, number, number, number]];

const compact = (segments: readonly KeptSegment[]): Compact[] =>
  segments.map(({ kind, source, target }) => [kind, ...source, ...target]);
