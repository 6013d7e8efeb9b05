import type { AdminClient } from '../../main/client/admin.ts';
import { createAdminClient } from '../../main/client/admin.ts';
import type { Clock } from '../../main/client/clock.ts';
import type { ServiceClient, ServiceClientPorts } from '../../main/client/service-client.ts';
import { createServiceClient } from '../../main/client/service-client.ts';
import { ServiceFailure } from '../../main/client/failure.ts';
import { createNetworkRoute } from '../../main/system/network-route.ts';
import type { Failure } from '../../preload/contract/failure.ts';

export const KEY = '6f1d0c3e-4a52-4b8e-9c07-d2b19a7e5f43';

/** What a test client needs beside its destination. */
interface TestPorts extends AsyncDisposable {
  readonly ports: ServiceClientPorts;
  readonly pauses: readonly number[];
}

/** Ports whose pauses pass at once. */
function createTestPorts(given: Partial<ServiceClientPorts>): TestPorts {
  const pauses: number[] = [];
  // Stands still while a request is under way, so that the schedule can be stated exactly.
  let now = 0;
  const clock: Clock = {
    now: () => now,
    date: () => now,
    sleep: (ms) => {
      pauses.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
  const network = createNetworkRoute({ resolveProxy: () => Promise.resolve(null) });
  return {
    ports: { network, userAgent: 'dragoman-test/1', clock, random: () => 0.5, ...given },
    pauses,
    [Symbol.asyncDispose]: () => network.close(),
  };
}

export interface TestClient extends AsyncDisposable {
  readonly client: ServiceClient;
  /** The pauses between attempts, in milliseconds; none of them is really waited. */
  readonly pauses: readonly number[];
}

/** A client of a loopback server whose pauses pass at once. */
export function createTestClient(
  baseUrl: string,
  { key = KEY, ...ports }: Partial<ServiceClientPorts> & { readonly key?: string } = {},
): TestClient {
  const test = createTestPorts(ports);
  const client = createServiceClient({ baseUrl, keyword: 'Service-Auth-Key', key }, test.ports);
  return { client, pauses: test.pauses, [Symbol.asyncDispose]: test[Symbol.asyncDispose] };
}

export const ADMIN_KEY = '0a9b8c7d-1e2f-4a3b-8c4d-5e6f7a8b9c0d:adm';

/** The admin calls of a loopback server; pauses pass at once. */
export function createTestAdmin(
  baseUrl: string,
  { key = ADMIN_KEY, ...ports }: Partial<ServiceClientPorts> & { readonly key?: string } = {},
): AsyncDisposable & { readonly admin: AdminClient; readonly pauses: readonly number[] } {
  const test = createTestPorts(ports);
  const admin = createAdminClient({ baseUrl, keyword: 'Service-Auth-Key', key }, test.ports);
  return { admin, pauses: test.pauses, [Symbol.asyncDispose]: test[Symbol.asyncDispose] };
}

/** The failure that a call ends with; throws when it does not end with one. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ServiceFailure) return error.failure;
    throw error;
  }
  throw new Error('The call did not fail.');
}
