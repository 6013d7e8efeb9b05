import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { hashSecret } from '../accounts/secret.ts';
import type { Tier } from '../accounts/key.ts';
import type { DocumentRequest } from '../../engine/documents/translate-document.ts';
import type { DocumentOutcome } from './routes.ts';

export type DocumentStatus = 'queued' | 'translating' | 'done' | 'error';

/** What was asked for; glossaries by their ids. */
export type StoredRequest = Omit<DocumentRequest, 'glossaries'> & {
  readonly glossaries: readonly string[];
};

export type DoneOutcome = Extract<DocumentOutcome, { kind: 'done' }> & {
  readonly billed: number;
  /**
   * Set once its result went out, which billed it: nobody can have it again, unless who got it turned
   * out not to have read it.
   */
  readonly delivery?: 'given' | 'unread';
};

/** How it ended, without what is for the log alone. */
export type StoredOutcome =
  DoneOutcome | Omit<Extract<DocumentOutcome, { kind: 'failed' }>, 'fault'>;

export interface DocumentRow {
  readonly id: string;
  readonly keyHash: Uint8Array;
  readonly keyId: string;
  /** Of the account that sent it. */
  readonly tier: Tier;
  readonly name: string;
  readonly request: StoredRequest;
  readonly status: DocumentStatus;
  readonly outcome: StoredOutcome | null;
}

/** Documents that have not been fetched yet. */
export interface DocumentRows {
  insert(row: {
    readonly id: string;
    readonly key: string;
    readonly keyId: string;
    readonly name: string;
    readonly request: StoredRequest;
  }): void;
  find(id: string): DocumentRow | null;
  setStatus(id: string, status: DocumentStatus, outcome: StoredOutcome | null): void;
  /** Lets its time begin anew. */
  touch(id: string): void;
  /** Those of an account that still are to be fetched. */
  countWaiting(tier: Tier): number;
  /** Ids of those that were left alone for so long. */
  olderThan(milliseconds: number): string[];
  ids(): string[];
  /** What was under way when the service ended begins anew, or can be fetched again. */
  requeue(): void;
  /** The result went out. */
  give(id: string): void;
  /** The result was not read, and can be fetched again. */
  takeBack(id: string): void;
  remove(id: string): void;
}

export function createDocumentRows(database: DatabaseSync, now: () => Date): DocumentRows {
  const insert = database.prepare(`
    INSERT INTO documents (document_id, key_hash, key_id, name, request, status, touched)
    VALUES (?, ?, ?, ?, ?, 'queued', ?)`);
  const find = database.prepare(
    'SELECT documents.*, keys.tier FROM documents JOIN keys USING (key_id) WHERE document_id = ?',
  );
  const setStatus = database.prepare(
    'UPDATE documents SET status = ?, outcome = ?, touched = ? WHERE document_id = ?',
  );
  const touch = database.prepare('UPDATE documents SET touched = ? WHERE document_id = ?');
  const count = database.prepare(`
    SELECT COUNT(*) AS count FROM documents JOIN keys USING (key_id)
    WHERE keys.tier = ? AND status <> 'error' AND outcome ->> 'delivery' IS NOT 'given'`);
  const older = database.prepare('SELECT document_id FROM documents WHERE touched < ?');
  const all = database.prepare('SELECT document_id FROM documents');
  const requeue = database.prepare(
    "UPDATE documents SET status = 'queued' WHERE status = 'translating'",
  );
  const deliver = database.prepare(
    "UPDATE documents SET outcome = json_set(outcome, '$.delivery', ?) WHERE document_id = ?",
  );
  const takeAllBack = database.prepare(`
    UPDATE documents SET outcome = json_set(outcome, '$.delivery', 'unread')
    WHERE outcome ->> 'delivery' = 'given'`);
  const remove = database.prepare('DELETE FROM documents WHERE document_id = ?');
  const moment = () => now().getTime();

  return {
    insert: ({ id, key, keyId, name, request }) => {
      insert.run(id, hashSecret(key), keyId, name, JSON.stringify(request), moment());
    },
    find: (id) => {
      const row = find.get(id);
      return row === undefined ? null : rowOf(row);
    },
    setStatus: (id, status, outcome) => {
      setStatus.run(status, outcome === null ? null : JSON.stringify(outcome), moment(), id);
    },
    touch: (id) => {
      touch.run(moment(), id);
    },
    countWaiting: (tier) => Number(count.get(tier)?.['count'] ?? 0),
    olderThan: (milliseconds) => idsOf(older.all(moment() - milliseconds)),
    ids: () => idsOf(all.all()),
    requeue: () => {
      requeue.run();
      // Whether it was read nobody knows any more.
      takeAllBack.run();
    },
    give: (id) => {
      deliver.run('given', id);
    },
    takeBack: (id) => {
      deliver.run('unread', id);
    },
    remove: (id) => {
      remove.run(id);
    },
  };
}

type Columns = Record<string, SQLOutputValue>;

const idsOf = (rows: readonly Columns[]): string[] => rows.map((row) => text(row, 'document_id'));

const text = (row: Columns, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

/** The columns hold what this file wrote. */
function rowOf(row: Columns): DocumentRow {
  const { key_hash: hash, outcome } = row;
  return {
    id: text(row, 'document_id'),
    keyHash: hash instanceof Uint8Array ? hash : new Uint8Array(),
    keyId: text(row, 'key_id'),
    tier: row['tier'] === 'free' ? 'free' : 'paid',
    name: text(row, 'name'),
    request: JSON.parse(text(row, 'request')) as StoredRequest,
    status: text(row, 'status') as DocumentStatus,
    outcome: typeof outcome === 'string' ? (JSON.parse(outcome) as StoredOutcome) : null,
  };
}
