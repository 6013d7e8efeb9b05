import type { SecretStorage } from '../../preload/contract/app.ts';

/** Keeps keys, in the operating system's store where there is one. */
export interface SecretStore {
  readonly storage: SecretStorage;
  /** null when nothing is kept under the id. */
  get(id: string): Promise<string | null>;
  set(id: string, secret: string): Promise<void>;
  delete(id: string): Promise<void>;
}

/** Keeps keys in memory only: they are gone when the process ends. */
export function createSessionSecrets(
  why: Extract<SecretStorage, { kept: 'session' }>['why'],
): SecretStore {
  const secrets = new Map<string, string>();
  return {
    storage: { kept: 'session', why },
    get: (id) => Promise.resolve(secrets.get(id) ?? null),
    set: (id, secret) => {
      secrets.set(id, secret);
      return Promise.resolve();
    },
    delete: (id) => {
      secrets.delete(id);
      return Promise.resolve();
    },
  };
}
