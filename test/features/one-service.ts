import { Agent } from 'undici';
import { createServiceClient } from '../../main/client/service-client.ts';
import type { OpenService, Services } from '../../main/features/active-service.ts';
import { createObservable } from '../../main/system/observable.ts';

/** One service that is always the active one, for tests of a single domain. */
export interface OneService extends AsyncDisposable {
  readonly services: Services;
  /** Which calls may not be made again on a successor. */
  readonly once: string[];
}

/** @param destination a fake service, or a real one with its key */
export function createOneService({
  baseUrl,
  developerKey = 'key-0001',
}: {
  readonly baseUrl: string;
  readonly developerKey?: string;
}): OneService {
  const agent = new Agent();
  const once: string[] = [];
  const client = createServiceClient(
    { baseUrl, keyword: 'Service-Auth-Key', key: developerKey },
    {
      network: {
        dispatcher: () => Promise.resolve(agent),
        connect: () => Promise.reject(new Error('no sockets here')),
        close: () => agent.close(),
      },
      userAgent: 'test/1',
      clock: { now: () => 0, date: () => 0, sleep: () => Promise.resolve() },
      random: () => 0.5,
    },
  );
  const open: OpenService = {
    connection: 'a',
    service: 'offline',
    call: (feature, signal, run, repeating) => {
      if (repeating === 'once') once.push(feature);
      return run(client, signal);
    },
  };
  const opening = () => Promise.resolve(open);
  return {
    services: {
      active: createObservable({ id: 'a', service: 'offline' as const }),
      openActive: opening,
      openBuiltIn: opening,
      open: opening,
      about: () => null,
      changes: createObservable(0),
    },
    once,
    [Symbol.asyncDispose]: () => agent.destroy(),
  };
}
