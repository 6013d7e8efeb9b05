import type { AdminClient } from '../../client/admin.ts';
import type { AdminGround, OpenAdmin } from '../admin-service.ts';
import type { BuiltInPorts } from '../built-in-call.ts';
import { callBuiltIn } from '../built-in-call.ts';
import { OFFLINE } from '../built-in-connection.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';

/** The built-in service while one process of it lives. */
export interface RunningAdmin {
  readonly baseUrl: string;
  readonly adminKey: string;
  readonly gone: AbortSignal;
}

/** The admin calls of a kept connection. */
export function openRemoteAdmin(
  connection: string,
  client: AdminClient,
  note: AdminGround['note'],
): OpenAdmin {
  return {
    connection,
    call: (signal, run, repeating) => learn(connection, note, repeating, () => run(client, signal)),
  };
}

/** The admin calls of the built-in service, over all its processes. */
export function openBuiltInAdmin(
  ports: BuiltInPorts<RunningAdmin, AdminClient>,
  note: AdminGround['note'],
): OpenAdmin {
  return {
    connection: OFFLINE,
    call: (signal, run, repeating) =>
      learn(OFFLINE, note, repeating, async () => {
        const progress = { isAsked: false };
        const ask: typeof run = (client, either) => {
          progress.isAsked = true;
          return run(client, either);
        };
        try {
          return await callBuiltIn(ports, signal, ask, repeating);
        } catch (error) {
          const code = failureOf(error)?.code;
          const isUnclear = repeating === 'once' && progress.isAsked;
          if (!isUnclear || code !== 'offline-service-down') throw error;
          throw new FeatureFailure({ code: 'outcome-unknown', params: { reason: code } });
        }
      }),
  };
}

async function learn<T>(
  connection: string,
  note: AdminGround['note'],
  repeating: 'once' | undefined,
  run: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await run();
    note(connection, null);
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    // A change may name a key that is not there; the calls themselves are.
    const isAboutKey = repeating === 'once' && failure?.code === 'not-found';
    if (failure !== null && !isAboutKey) note(connection, failure);
    throw error;
  }
}
