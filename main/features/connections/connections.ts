import type { Handlers } from '../../../preload/contract/api.ts';
import type { Connections, Connection } from '../../../preload/contract/connections.ts';
import type { Destination } from '../../client/send.ts';
import type { ServiceClient } from '../../client/service-client.ts';
import type { Database } from '../../system/database.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { SecretStore } from '../../system/secrets.ts';
import type { ActiveConnection, Services } from '../active-service.ts';
import type { AdminGround } from '../admin-service.ts';
import { OFFLINE, OFFLINE_KEYWORD } from '../built-in-connection.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { createKeyStore } from '../key-store.ts';
import type { Draft } from './candidate.ts';
import { candidate, isRenaming, isSameHost } from './candidate.ts';
import { createCapabilities } from './capabilities.ts';
import { checkKey } from './check-key.ts';
import type { ConnectionRecord } from './connection-table.ts';
import { createConnectionTable } from './connection-table.ts';
import { probeFeatures } from './probe-features.ts';
import type { RunningService } from './services.ts';
import { createServices } from './services.ts';

export interface ConnectionsPorts {
  readonly database: Database;
  readonly secrets: Promise<SecretStore>;
  /** @param connection its id; empty for one that is only being tried */
  readonly clientOf: (destination: Destination, connection: string) => ServiceClient;
  readonly builtIn: (signal: AbortSignal) => Promise<RunningService>;
  /** The other computer that the built-in service sends texts to, for an engine there; null: none. */
  readonly engineHost: () => string | null;
  readonly log: Log;
}

export interface ConnectionsFeature {
  readonly services: Services;
  /** For the admin calls, which go where the others go, with a key of their own. */
  readonly adminGround: AdminGround;
  /** The built-in service sends texts to another host than before, or to none. */
  engineChanged(): void;
  /** After the built-in service came back with another address. */
  refreshBuiltIn(): void;
  readonly handlers: Pick<
    Handlers,
    | 'connections.watch'
    | 'connections.check'
    | 'connections.save'
    | 'connections.use'
    | 'connections.remove'
    | 'connections.capabilities'
    | 'connections.probe'
  >;
}

export function createConnections(ports: ConnectionsPorts): ConnectionsFeature {
  const table = createConnectionTable(ports.database);
  const capabilities = createCapabilities();
  const keeping = ports.secrets.then((secrets) => ({ secrets, keys: createKeyStore(secrets) }));
  const active = createObservable(activeConnection(table.active() ?? OFFLINE));
  capabilities.show(active.value.id);
  /** Counts the changes; each one makes the watchers read the list again. */
  const changes = createObservable(0);
  const changed = () => changes.set(changes.value + 1);
  const clients = new Map<string, ServiceClient>();
  const leaveListeners: ((connection: string) => Promise<void>)[] = [];
  /** Before a connection is removed or leads to another host. */
  const leaving = async (id: string) => {
    for (const listener of leaveListeners) await listener(id);
  };

  const services = createServices({
    active,
    capabilities,
    changes,
    about: (id) => {
      const record = table.get(id);
      return record && { name: record.name, tier: record.tier };
    },
    builtIn: ports.builtIn,
    builtInClient: ({ baseUrl, developerKey: key }) =>
      ports.clientOf({ baseUrl, keyword: OFFLINE_KEYWORD, key }, OFFLINE),
    remoteClient: async (id) => {
      const known = clients.get(id);
      if (known !== undefined) return known;
      const record = recordOf(id);
      const { keys } = await keeping;
      const before = keys.stateOf(record);
      const key = await keys.get(record).finally(() => {
        // That it is missing or locked is learnt by asking for it.
        if (keys.stateOf(record) !== before) changed();
      });
      if (key === null) {
        throw new FeatureFailure({ code: 'key-missing', params: { name: record.name } });
      }
      const { address: baseUrl, keyword } = record;
      const client = ports.clientOf({ baseUrl, keyword, key }, id);
      clients.set(id, client);
      return client;
    },
  });

  const recordOf = (id: string): ConnectionRecord => {
    const record = table.get(id);
    if (record === null) throw new FeatureFailure({ code: 'not-found' });
    return record;
  };
  const activate = (id: string) => {
    table.activate(id === OFFLINE ? null : id);
    capabilities.show(id);
    active.set(activeConnection(id));
    changed();
  };

  const candidateOf = async (draft: Draft) => {
    const { keys } = await keeping;
    const stored = draft.id === undefined ? null : recordOf(draft.id);
    const other = draft.addressOf === undefined ? null : recordOf(draft.addressOf);
    return candidate(draft, stored, (record) => keys.get(record), other);
  };
  const check = (destination: Destination, id: string, signal: AbortSignal) =>
    checkKey(destination, (tried) => ports.clientOf(tried, id), signal);

  const save = async (draft: Draft, signal: AbortSignal): Promise<string> => {
    const { name, kind, sourceLanguage, targetLanguage } = draft;
    const stored = draft.id === undefined ? null : recordOf(draft.id);
    const id = stored?.id ?? crypto.randomUUID();
    const entered = { id, name, kind, sourceLanguage, targetLanguage };
    if (stored !== null && isRenaming(draft, stored)) {
      table.save({ ...stored, ...entered });
      changed();
      return id;
    }
    const destination = await candidateOf(draft);
    const { keyEnd, tier } = await check(destination, stored?.id ?? '', signal);
    const keyKept = await (await keeping).keys.set(id, destination.key);
    const { baseUrl: address, keyword } = destination;
    if (stored !== null && !isSameHost(stored.address, address)) await leaving(id);
    table.save({ ...entered, address, keyword, keyEnd, tier, keyKept });
    clients.delete(id);
    capabilities.forget(id);
    if (id === active.value.id) active.set(activeConnection(id));
    changed();
    ports.log.write('connection.saved', { kind, tier, kept: keyKept });
    return id;
  };

  const remove = async (id: string): Promise<void> => {
    if (id === OFFLINE)
      throw new FeatureFailure({ code: 'invalid-input', params: { field: 'id' } });
    recordOf(id);
    await leaving(id);
    await (await keeping).keys.delete(id);
    table.remove(id);
    clients.delete(id);
    capabilities.forget(id);
    if (active.value.id === id) activate(OFFLINE);
    changed();
  };

  const listNow = async (): Promise<Connections> => {
    const { keys, secrets } = await keeping;
    return {
      active: active.value.id,
      all: [
        { ...OFFLINE_CONNECTION, host: ports.engineHost() },
        ...table.all().map((record) => listedConnection(record, keys.stateOf(record))),
      ],
      secrets: secrets.storage,
    };
  };

  return {
    services,
    adminGround: {
      destinationOf(id) {
        const record = table.get(id);
        return record && { baseUrl: record.address, keyword: record.keyword };
      },
      note: (id, failure) => capabilities.note(id, 'admin', failure),
      changed,
      onLeaving: (listener) => leaveListeners.push(listener),
    },
    engineChanged: changed,
    refreshBuiltIn() {
      if (active.value.id === OFFLINE) active.set(activeConnection(OFFLINE));
    },
    handlers: {
      async *'connections.watch'(_, { signal }) {
        const steps = changes.watch(signal);
        while ((await steps.next()).done !== true) yield await listNow();
      },
      'connections.check': async (draft, { signal }) =>
        check(await candidateOf(draft), draft.id ?? '', signal),
      'connections.save': async (draft, { signal }) => ({ id: await save(draft, signal) }),
      'connections.use': ({ id }) =>
        new Promise((resolve) => {
          if (id !== OFFLINE) recordOf(id);
          activate(id);
          resolve(null);
        }),
      'connections.remove': async ({ id }) => {
        await remove(id);
        return null;
      },
      'connections.capabilities': (_, { signal }) => capabilities.current.watch(signal),
      'connections.probe': async (_, { signal }) => {
        await probeFeatures(await services.openActive(signal), signal);
        return null;
      },
    },
  };
}

/** A new object each time, so that it counts as a change. */
function activeConnection(id: string): ActiveConnection {
  return { id, service: id === OFFLINE ? 'offline' : 'remote' };
}

/** The built-in connection, which is always there; the page has its name in its own language. */
const OFFLINE_CONNECTION: Connection = {
  id: OFFLINE,
  name: '',
  kind: 'offline',
  host: null,
  keyword: OFFLINE_KEYWORD,
  keyEnd: null,
  tier: null,
  key: 'built-in',
  sourceLanguage: null,
  targetLanguage: null,
};

/** A connection as the page sees it: of the address only the host. */
function listedConnection(record: ConnectionRecord, key: Connection['key']): Connection {
  const { id, name, kind, keyword, keyEnd, tier, sourceLanguage, targetLanguage } = record;
  const { host } = new URL(record.address);
  return { id, name, kind, host, keyword, keyEnd, tier, key, sourceLanguage, targetLanguage };
}
