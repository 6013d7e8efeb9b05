import type { DeveloperKey } from '../../../preload/contract/admin.ts';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { AdminClient, ListedKey } from '../../client/admin.ts';
import type { CallOptions } from '../../client/send.ts';
import type { AdminServices, OpenAdmin } from '../admin-service.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { TRY_ONCE } from '../try-once.ts';
import { NOTHING_USED, withUsage } from './key-usage.ts';

export interface DeveloperKeysPorts {
  readonly services: Pick<AdminServices, 'openActive'>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
}

export type DeveloperKeysHandlers = Pick<
  Handlers,
  | 'developer-keys.list'
  | 'developer-keys.create'
  | 'developer-keys.rename'
  | 'developer-keys.limit'
  | 'developer-keys.deactivate'
>;

/**
 * The developer keys of the active connection's account. Nothing of them is kept here: every list is
 * read from the service, and the secret of a new key only passes through.
 */
export function createDeveloperKeys({ services, date }: DeveloperKeysPorts): DeveloperKeysHandlers {
  /** All keys with what they used this month; usage that cannot be read spoils no list. */
  const list = async (
    admin: OpenAdmin,
    signal: AbortSignal,
    options: CallOptions = {},
  ): Promise<DeveloperKey[]> => {
    const today = new Date(date()).toISOString().slice(0, 10);
    const month = { start: `${today.slice(0, 7)}-01`, end: today };
    const [keys, report] = await Promise.all([
      admin.call(signal, (client, signal) => client.developerKeys({ ...options, signal })),
      admin
        .call(signal, (client, signal) => client.usageByKey(month, { ...options, signal }))
        .catch(failureToNull),
    ]);
    return withUsage(keys, report === null || report.total === null ? null : report.rows);
  };

  /** Makes a change, sent once, and answers the key as the list shows it then. */
  const change = async (
    admin: OpenAdmin,
    signal: AbortSignal,
    run: (client: AdminClient, options: CallOptions) => Promise<ListedKey>,
  ): Promise<DeveloperKey> => {
    const changed = await admin.call(signal, (client, signal) => run(client, { signal }), 'once');
    const keys = await list(admin, signal, TRY_ONCE).catch(failureToNull);
    return keys?.find((key) => key.id === changed.id) ?? { ...changed, used: null };
  };

  return {
    'developer-keys.list': async (_, { signal }) => {
      const admin = await services.openActive(signal);
      return { connection: admin.connection, keys: await list(admin, signal) };
    },
    'developer-keys.create': async ({ label = null }, { signal }) => {
      const admin = await services.openActive(signal);
      const { key, secret } = await admin.call(
        signal,
        (client, signal) => client.createDeveloperKey(label, { signal }),
        'once',
      );
      return { key: { ...key, used: NOTHING_USED }, secret };
    },
    'developer-keys.rename': async ({ id, label }, { signal }) =>
      change(await services.openActive(signal), signal, (client, options) =>
        client.renameDeveloperKey(id, label, options),
      ),
    'developer-keys.limit': async ({ id, ...limits }, { signal }) =>
      change(await services.openActive(signal), signal, (client, options) =>
        client.limitDeveloperKey(id, limits, options),
      ),
    'developer-keys.deactivate': async ({ id, label }, { signal }) => {
      const admin = await services.openActive(signal);
      const keys = await list(admin, signal);
      const key = keys.find((one) => one.id === id);
      if (key === undefined) {
        throw new FeatureFailure({ code: 'not-found', params: { feature: 'admin' } });
      }
      if (!isSameWord(label, confirmationOf(key))) {
        const params = { field: 'label', reason: 'label-mismatch' };
        throw new FeatureFailure({ code: 'invalid-input', params });
      }
      if (!key.isActive) return key;
      return change(admin, signal, (client, options) => client.deactivateDeveloperKey(id, options));
    },
  };
}

/** What is typed to confirm: the label that the service has now, or the masked id of a nameless key. */
function confirmationOf(key: DeveloperKey): string {
  return key.label.trim() === '' ? key.masked : key.label;
}

function isSameWord(typed: string, wanted: string): boolean {
  return typed.trim().normalize() === wanted.trim().normalize();
}

function failureToNull(error: unknown): null {
  if (failureOf(error) === null) throw error;
  return null;
}
