import type { ServiceClient } from '../../client/service-client.ts';
import type { Observable } from '../../system/observable.ts';
import type {
  ActiveConnection,
  KnownConnection,
  OpenService,
  Services,
} from '../active-service.ts';
import type { BuiltInPorts } from '../built-in-call.ts';
import { callBuiltIn } from '../built-in-call.ts';
import { OFFLINE } from '../built-in-connection.ts';
import { failureOf } from '../feature-failure.ts';
import type { Capabilities } from './capabilities.ts';

/** The built-in service while one process of it lives. */
export interface RunningService {
  readonly baseUrl: string;
  readonly developerKey: string;
  readonly gone: AbortSignal;
}

export interface ServicesPorts extends BuiltInPorts<RunningService, ServiceClient> {
  readonly active: Observable<ActiveConnection>;
  /** Client of a kept connection; rejects with key-missing, key-locked or not-found. */
  readonly remoteClient: (id: string) => Promise<ServiceClient>;
  readonly capabilities: Capabilities;
  /** null where a remote connection is not kept. */
  readonly about: (connection: string) => Omit<KnownConnection, 'service'> | null;
  readonly changes: Observable<number>;
}

export function createServices(ports: ServicesPorts): Services {
  /** Runs a call and learns from its outcome. */
  const learn = async <T>(
    connection: string,
    feature: Parameters<Capabilities['note']>[1],
    run: () => Promise<T>,
  ): Promise<T> => {
    try {
      const answer = await run();
      ports.capabilities.note(connection, feature, null);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null) ports.capabilities.note(connection, feature, failure);
      throw error;
    }
  };

  const openBuiltIn = async (signal: AbortSignal): Promise<OpenService> => {
    await ports.builtIn(signal);
    return {
      connection: OFFLINE,
      service: 'offline',
      call: (feature, signal, run, repeating) =>
        learn(OFFLINE, feature, () => callBuiltIn(ports, signal, run, repeating)),
    };
  };
  const openRemote = async (connection: string): Promise<OpenService> => {
    const client = await ports.remoteClient(connection);
    return {
      connection,
      service: 'remote',
      call: (feature, signal, run) => learn(connection, feature, () => run(client, signal)),
    };
  };

  const open: Services['open'] = (connection, signal) =>
    connection === OFFLINE ? openBuiltIn(signal) : openRemote(connection);

  return {
    active: ports.active,
    changes: ports.changes,
    openBuiltIn,
    open,
    openActive: (signal) => open(ports.active.value.id, signal),
    about(connection) {
      if (connection === OFFLINE) return { service: 'offline', name: '', tier: 'paid' };
      const known = ports.about(connection);
      return known && { service: 'remote', ...known };
    },
  };
}
