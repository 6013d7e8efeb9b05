import type { SecretStore } from '../system/secrets.ts';
import { SecretUnavailable } from '../system/secrets.ts';
import { FeatureFailure } from './feature-failure.ts';

/** What is known of a key without asking the secret store. */
export interface KeptKey {
  /** Its name in the secret store. */
  readonly id: string;
  /** Where it was put when it was entered. */
  readonly keyKept: 'store' | 'session';
}

/** Keeps keys and knows, without asking the store, which are there. */
export interface KeyStore {
  /** null when the key is gone; rejects with key-locked when its store cannot be read now. */
  get(kept: KeptKey): Promise<string | null>;
  /** Answers where it was put: for the session where a store that worked takes nothing any more. */
  set(id: string, key: string): Promise<KeptKey['keyKept']>;
  delete(id: string): Promise<void>;
  /**
   * `missing`: it was kept for a session that has ended. `locked`: it is still in the store, which
   * cannot be read now.
   */
  stateOf(kept: KeptKey): 'stored' | 'session' | 'missing' | 'locked';
}

/** Asking the operating system's store starts a program, so each key is asked for once. */
export function createKeyStore(secrets: SecretStore): KeyStore {
  const held = new Map<string, string>();
  const gone = new Set<string>();
  const locked = new Set<string>();
  const where = secrets.storage.kept;
  const read = async (id: string) => {
    try {
      const key = await secrets.get(id);
      locked.delete(id);
      return key;
    } catch (error) {
      if (!(error instanceof SecretUnavailable)) throw error;
      locked.add(id);
      throw new FeatureFailure({ code: 'key-locked' });
    }
  };
  return {
    async get({ id, keyKept }) {
      // The store may still have an older one under this id.
      const key = held.get(id) ?? (keyKept === 'store' ? await read(id) : null);
      if (key === null) gone.add(id);
      else held.set(id, key);
      return key;
    },
    async set(id, key) {
      const kept = await secrets.set(id, key).then(
        () => where,
        () => 'session' as const,
      );
      held.set(id, key);
      gone.delete(id);
      locked.delete(id);
      return kept;
    },
    async delete(id) {
      held.delete(id);
      await secrets.delete(id);
    },
    stateOf({ id, keyKept }) {
      if (held.has(id)) return keyKept === 'store' ? 'stored' : 'session';
      if (keyKept === 'session' || gone.has(id)) return 'missing';
      if (locked.has(id) || secrets.isUnavailable(id)) return 'locked';
      return where === 'store' ? 'stored' : 'missing';
    },
  };
}
