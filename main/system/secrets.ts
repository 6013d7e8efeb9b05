import type { SecretStorage } from '../../preload/contract/app.ts';

/** Keeps keys, in the operating system's store where there is one. */
export interface SecretStore {
  readonly storage: SecretStorage;
  /**
   * null when nothing is kept under the id. Rejects with SecretUnavailable when something is, and
   * cannot be read now.
   */
  get(id: string): Promise<string | null>;
  set(id: string, secret: string): Promise<void>;
  delete(id: string): Promise<void>;
  /** Whether a secret that an earlier start kept under the id cannot be read at this one. */
  isUnavailable(id: string): boolean;
}

/** The secret is still kept: its store is locked, or not running yet. */
export class SecretUnavailable extends Error {
  override readonly name = 'SecretUnavailable';

  constructor() {
    super('the secret store cannot be read now');
  }
}

/** What earlier starts kept in a store that this one cannot read. */
export interface EarlierSecrets {
  has(id: string): boolean;
  /** After the secret was entered again or is not needed any more. */
  forget(id: string): Promise<void>;
}

const NOTHING_EARLIER: EarlierSecrets = {
  has: () => false,
  forget: () => Promise.resolve(),
};

/** Keeps keys in memory only: they are gone when the process ends. */
export function createSessionSecrets(
  why: Extract<SecretStorage, { kept: 'session' }>['why'],
  earlier: EarlierSecrets = NOTHING_EARLIER,
): SecretStore {
  const secrets = new Map<string, string>();
  const isUnavailable = (id: string) => !secrets.has(id) && earlier.has(id);
  return {
    storage: { kept: 'session', why },
    get(id) {
      if (isUnavailable(id)) return Promise.reject(new SecretUnavailable());
      return Promise.resolve(secrets.get(id) ?? null);
    },
    async set(id, secret) {
      secrets.set(id, secret);
      await earlier.forget(id);
    },
    async delete(id) {
      secrets.delete(id);
      await earlier.forget(id);
    },
    isUnavailable,
  };
}
