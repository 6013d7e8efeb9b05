import type { SecretStore } from '../system/secrets.ts';

/** What is known of a key without asking the secret store. */
export interface KeptKey {
  /** Its name in the secret store. */
  readonly id: string;
  /** Where it was put when it was entered. */
  readonly keyKept: 'store' | 'session';
}

/** Keeps keys and knows, without asking the store, which are there. */
export interface KeyKeeper {
  /** null when the key is gone. */
  get(kept: KeptKey): Promise<string | null>;
  /** Answers where it was put. */
  set(id: string, key: string): Promise<KeptKey['keyKept']>;
  delete(id: string): Promise<void>;
  /** `missing`: it was kept for a session that has ended. */
  stateOf(kept: KeptKey): 'stored' | 'session' | 'missing';
}

/** Asking the operating system's store starts a program, so each key is asked for once. */
export function createKeyKeeper(secrets: SecretStore): KeyKeeper {
  const held = new Map<string, string>();
  const gone = new Set<string>();
  const where = secrets.storage.kept;
  return {
    async get({ id }) {
      const key = held.get(id) ?? (await secrets.get(id));
      if (key === null) gone.add(id);
      else held.set(id, key);
      return key;
    },
    async set(id, key) {
      await secrets.set(id, key);
      held.set(id, key);
      gone.delete(id);
      return where;
    },
    async delete(id) {
      held.delete(id);
      await secrets.delete(id);
    },
    stateOf({ id, keyKept }) {
      if (held.has(id)) return where === 'store' ? 'stored' : 'session';
      const isThere = keyKept === 'store' && where === 'store' && !gone.has(id);
      return isThere ? 'stored' : 'missing';
    },
  };
}
