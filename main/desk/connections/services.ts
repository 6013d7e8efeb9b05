import type { ServiceClient } from '../../client/service-client.ts';
import type { Fact } from '../../system/fact.ts';
import type {
  ActiveConnection,
  KnownConnection,
  OpenService,
  Services,
} from '../active-service.ts';
import { DeskFailure, failureOf } from '../desk-failure.ts';
import type { Capabilities } from './capabilities.ts';
import { OFFLINE } from './listed-connection.ts';

/** The built-in service while one process of it lives. */
export interface RunningService {
  readonly baseUrl: string;
  readonly developerKey: string;
  readonly gone: AbortSignal;
}

export interface ServicesPorts {
  readonly active: Fact<ActiveConnection>;
  /** Rejects with offline-service-down. */
  readonly builtIn: (signal: AbortSignal) => Promise<RunningService>;
  readonly builtInClient: (running: RunningService) => ServiceClient;
  /** Client of a kept connection; rejects with key-missing or not-found. */
  readonly remoteClient: (id: string) => Promise<ServiceClient>;
  readonly capabilities: Capabilities;
  /** null where a remote connection is not kept. */
  readonly about: (connection: string) => Omit<KnownConnection, 'service'> | null;
  readonly changes: Fact<number>;
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
        learn(OFFLINE, feature, () =>
          callBuiltIn(ports, signal, run, repeating === 'once' ? 1 : BUILT_IN_ATTEMPTS),
        ),
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

/** Most of its calls are safe to repeat: they change nothing but a count. */
const BUILT_IN_ATTEMPTS = 2;

async function callBuiltIn<T>(
  ports: ServicesPorts,
  signal: AbortSignal,
  run: (client: ServiceClient, signal: AbortSignal) => Promise<T>,
  attempts: number,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await ports.builtIn(signal);
    const either = AbortSignal.any([signal, running.gone]);
    try {
      return await run(ports.builtInClient(running), either);
    } catch (error) {
      const isItself = signal.aborted || !(running.gone.aborted || isLost(error));
      if (isItself) throw error;
      if (attempt >= attempts) throw new DeskFailure({ code: 'offline-service-down' });
    }
  }
}

function isLost(error: unknown): boolean {
  return failureOf(error)?.code === 'unreachable';
}
