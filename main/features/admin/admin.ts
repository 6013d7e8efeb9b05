import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { AdminClient } from '../../client/admin.ts';
import { isAdminKey } from '../../client/key.ts';
import type { Destination } from '../../client/send.ts';
import type { Database } from '../../system/database.ts';
import type { Log } from '../../system/log.ts';
import type { SecretStore } from '../../system/secrets.ts';
import type { Services } from '../active-service.ts';
import type { AdminGround, AdminServices, OpenAdmin } from '../admin-service.ts';
import { OFFLINE, OFFLINE_KEYWORD } from '../built-in-connection.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { TRY_ONCE } from '../try-once.ts';
import { createAdminKeys } from './admin-keys.ts';
import type { DeveloperKeysHandlers } from './developer-keys.ts';
import { createDeveloperKeys } from './developer-keys.ts';
import type { RunningAdmin } from './open-admin.ts';
import { openBuiltInAdmin, openRemoteAdmin } from './open-admin.ts';

export interface AdminPorts {
  readonly database: Database;
  readonly secrets: Promise<SecretStore>;
  readonly services: Pick<Services, 'active' | 'about' | 'changes'>;
  readonly ground: AdminGround;
  /** @param connection id of the connection that the calls are made for */
  readonly clientOf: (destination: Destination, connection: string) => AdminClient;
  /** Rejects with offline-service-down. */
  readonly builtIn: (signal: AbortSignal) => Promise<RunningAdmin>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly log: Log;
}

export interface AdminFeature {
  readonly services: AdminServices;
  readonly handlers: DeveloperKeysHandlers &
    Pick<Handlers, 'admin.watch' | 'admin.save-key' | 'admin.forget-key'>;
}

/**
 * The account admin's seat: an admin key for each connection, kept apart from the key that its other
 * calls are made with.
 */
export function createAdmin(ports: AdminPorts): AdminFeature {
  const { services, ground, clientOf, log } = ports;
  const keys = createAdminKeys({ ...ports, destinationOf: ground.destinationOf });
  ground.onLeaving((connection) => keys.forget(connection));

  const openBuiltIn = async (signal: AbortSignal): Promise<OpenAdmin> => {
    await ports.builtIn(signal);
    const builtInClient = ({ baseUrl, adminKey: key }: RunningAdmin) =>
      clientOf({ baseUrl, keyword: OFFLINE_KEYWORD, key }, OFFLINE);
    return openBuiltInAdmin({ builtIn: ports.builtIn, builtInClient }, ground.note);
  };

  /** Where the active connection's admin calls go, where it can have any. */
  const destinationNow = () => {
    const connection = services.active.value.id;
    const about = services.about(connection);
    const destination = ground.destinationOf(connection);
    if (about === null || destination === null) throw new FeatureFailure({ code: 'not-found' });
    if (about.tier === 'free') {
      throw new FeatureFailure({ code: 'feature-refused', params: { feature: 'admin' } });
    }
    return { connection, name: about.name, destination };
  };

  const openRemote = async (): Promise<OpenAdmin> => {
    const { connection, name, destination } = destinationNow();
    const key = await keys.get(connection).catch((error: unknown) => {
      ground.changed();
      throw error;
    });
    if (key === null) {
      const state = (await keys.stateOf(connection)).key;
      const reason = state === 'none' ? 'none' : 'missing';
      // That it is missing is learnt by asking for it.
      ground.changed();
      throw new FeatureFailure({ code: 'key-missing', params: { name, kind: 'admin', reason } });
    }
    const client = clientOf({ ...destination, key }, connection);
    return openRemoteAdmin(connection, client, ground.note);
  };

  const access = async (): Promise<AdminAccess> => {
    const { id: connection, service } = services.active.value;
    if (service === 'offline') return { connection, key: 'built-in', keyEnd: null, host: null };
    const destination = ground.destinationOf(connection);
    const host = destination && new URL(destination.baseUrl).host;
    if (services.about(connection)?.tier === 'free') {
      return { connection, key: 'unavailable', keyEnd: null, host };
    }
    return { connection, ...(await keys.stateOf(connection)), host };
  };

  /** Checks a key by a call that changes nothing. */
  const saveKey = async (key: string, signal: AbortSignal): Promise<void> => {
    if (services.active.value.service === 'offline') throw builtInKey();
    const { connection, destination } = destinationNow();
    if (!isAdminKey(key)) {
      throw new FeatureFailure({ code: 'wrong-key-kind', params: { kind: 'developer' } });
    }
    const client = clientOf({ ...destination, key }, connection);
    await client.developerKeys({ signal, ...TRY_ONCE });
    await keys.set(connection, new URL(destination.baseUrl).origin, key);
    ground.note(connection, null);
    ground.changed();
    log.write('admin.key-saved');
  };

  const adminServices: AdminServices = {
    changes: services.changes,
    access,
    openActive: (signal) =>
      services.active.value.service === 'offline' ? openBuiltIn(signal) : openRemote(),
  };
  return {
    services: adminServices,
    handlers: {
      async *'admin.watch'(_, { signal }) {
        const steps = services.changes.watch(signal);
        while ((await steps.next()).done !== true) yield await access();
      },
      'admin.save-key': async ({ key }, { signal }) => {
        await saveKey(key, signal);
        return null;
      },
      'admin.forget-key': async () => {
        if (services.active.value.service === 'offline') throw builtInKey();
        await keys.forget(services.active.value.id);
        ground.changed();
        return null;
      },
      ...createDeveloperKeys({ services: adminServices, date: ports.date }),
    },
  };
}

/** The built-in service makes its own key anew at each start. */
function builtInKey(): FeatureFailure {
  return new FeatureFailure({ code: 'invalid-input', params: { field: 'key' } });
}
