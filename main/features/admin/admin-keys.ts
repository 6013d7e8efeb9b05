import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { Database } from '../../system/database.ts';
import type { SecretStore } from '../../system/secrets.ts';
import type { AdminGround } from '../admin-service.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { keyEnd } from '../key-end.ts';
import { createKeyStore } from '../key-store.ts';
import type { AdminKeyRecord } from './admin-key-table.ts';
import { createAdminKeyTable } from './admin-key-table.ts';

/** The admin keys of connections, apart from their other keys. */
export interface AdminKeys {
  /** null when none was entered, or when the one that was is gone; rejects with key-locked. */
  get(connection: string): Promise<string | null>;
  /** Asks no store. */
  stateOf(connection: string): Promise<Pick<AdminAccess, 'keyEnd'> & { readonly key: KeyState }>;
  /**
   * Keeps a key that was checked at `origin`. Rejects with not-found, and keeps nothing, when the
   * connection was removed or led elsewhere meanwhile.
   */
  set(connection: string, origin: string, key: string): Promise<void>;
  forget(connection: string): Promise<void>;
}

type KeyState = Extract<AdminAccess['key'], 'stored' | 'session' | 'missing' | 'locked' | 'none'>;

export interface AdminKeysPorts {
  readonly database: Database;
  readonly secrets: Promise<SecretStore>;
  readonly destinationOf: AdminGround['destinationOf'];
}

/** Name of a connection's admin key in the secret store; that of its other key is its plain id. */
const secretOf = (connection: string) => `${connection}.admin`;

/** The ending is the same for all admin keys, so it does not tell them apart. */
const endOf = (key: string) => keyEnd(key.replace(/:adm$/, ''));

export function createAdminKeys(ports: AdminKeysPorts): AdminKeys {
  const table = createAdminKeyTable(ports.database);
  const keeping = ports.secrets.then(createKeyStore);

  const originOf = (connection: string): string | null => {
    const destination = ports.destinationOf(connection);
    return destination && new URL(destination.baseUrl).origin;
  };
  /** What counts: a key that was entered for another host is as good as none. */
  const recordOf = (connection: string): AdminKeyRecord | null => {
    const record = table.get(connection);
    return record !== null && record.origin === originOf(connection) ? record : null;
  };
  const kept = ({ connection, keyKept }: AdminKeyRecord) => ({ id: secretOf(connection), keyKept });

  const forget = async (connection: string) => {
    if (table.get(connection) === null) return;
    await (await keeping).delete(secretOf(connection));
    table.remove(connection);
  };

  return {
    async get(connection) {
      const record = recordOf(connection);
      return record && (await keeping).get(kept(record));
    },
    async stateOf(connection) {
      const keys = await keeping;
      const record = recordOf(connection);
      if (record === null) return { key: 'none', keyEnd: null };
      return { key: keys.stateOf(kept(record)), keyEnd: record.keyEnd };
    },
    async set(connection, origin, key) {
      const keys = await keeping;
      const keyKept = await keys.set(secretOf(connection), key);
      if (originOf(connection) !== origin) {
        await keys.delete(secretOf(connection));
        throw new FeatureFailure({ code: 'not-found' });
      }
      table.save({ connection, origin, keyEnd: endOf(key), keyKept });
    },
    forget,
  };
}
