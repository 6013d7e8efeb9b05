import type { Connection } from '../../../preload/contract/connections.ts';
import type { SecretStore } from '../../system/secrets.ts';
import type { ConnectionRecord } from './connection-table.ts';

/** Keeps the keys of connections and knows, without asking the store, which are there. */
export interface KeyKeeper {
  /** null when the key is gone. */
  get(record: ConnectionRecord): Promise<string | null>;
  /** Answers where it was put. */
  set(id: string, key: string): Promise<ConnectionRecord['keyKept']>;
  delete(id: string): Promise<void>;
  stateOf(record: ConnectionRecord): Connection['key'];
}

/** Asking the operating system's store starts a program, so each key is asked for once. */
export function createKeyKeeper(secrets: SecretStore): KeyKeeper {
  const held = new Map<string, string>();
  const gone = new Set<string>();
  const kept = secrets.storage.kept;
  return {
    async get(record) {
      const key = held.get(record.id) ?? (await secrets.get(record.id));
      if (key === null) gone.add(record.id);
      else held.set(record.id, key);
      return key;
    },
    async set(id, key) {
      await secrets.set(id, key);
      held.set(id, key);
      gone.delete(id);
      return kept;
    },
    async delete(id) {
      held.delete(id);
      await secrets.delete(id);
    },
    stateOf(record) {
      if (held.has(record.id)) return kept === 'store' ? 'stored' : 'session';
      const isThere = record.keyKept === 'store' && kept === 'store' && !gone.has(record.id);
      return isThere ? 'stored' : 'missing';
    },
  };
}
