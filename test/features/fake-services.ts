import { Agent } from 'undici';
import { createServiceClient } from '../../main/client/service-client.ts';
import type {
  ActiveConnection,
  OpenService,
  Services,
} from '../../main/features/active-service.ts';
import type { Observable } from '../../main/system/observable.ts';
import { createObservable } from '../../main/system/observable.ts';
import type { FakeService } from './fake-service.ts';
import { startFakeService } from './fake-service.ts';

/** A remote service and the built-in one, for tests of a single domain. */
export interface FakeServices extends AsyncDisposable {
  readonly remote: FakeService;
  readonly builtIn: FakeService;
  readonly services: Services;
  readonly active: Observable<ActiveConnection>;
}

/** The remote one is active, as the connection `work` of the name `Work`. */
export async function startFakeServices(): Promise<FakeServices> {
  const [remote, builtIn] = [await startFakeService(), await startFakeService()];
  const agent = new Agent();
  const active = createObservable<ActiveConnection>({ id: 'work', service: 'remote' });
  const open = (connection: string): OpenService => {
    const isBuiltIn = connection === 'offline';
    const client = createServiceClient(
      {
        baseUrl: (isBuiltIn ? builtIn : remote).baseUrl,
        keyword: 'Service-Auth-Key',
        key: 'a-key-0001',
      },
      {
        network: {
          dispatcher: () => Promise.resolve(agent),
          connect: () => Promise.reject(new Error('no sockets here')),
          close: () => agent.close(),
        },
        userAgent: 'dragoman-test/1',
      },
    );
    return {
      connection,
      service: isBuiltIn ? 'offline' : 'remote',
      call: (_, signal, run) => run(client, signal),
    };
  };
  return {
    remote,
    builtIn,
    active,
    services: {
      active,
      changes: createObservable(0),
      openActive: () => Promise.resolve(open(active.value.id)),
      openBuiltIn: () => Promise.resolve(open('offline')),
      open: (connection) => Promise.resolve(open(connection)),
      about: (connection) =>
        connection === 'offline'
          ? { service: 'offline', name: '', tier: 'paid' }
          : { service: 'remote', name: 'Work', tier: 'paid' },
    },
    async [Symbol.asyncDispose]() {
      await agent.destroy();
      await Promise.all([remote.close(), builtIn.close()]);
    },
  };
}
