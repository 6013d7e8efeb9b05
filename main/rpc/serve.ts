import type { Handlers } from '../../preload/contract/api.ts';
import { api } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { PacedPipe } from '../system/channel/paced-pipe.ts';
import type { Served } from '../system/channel/serve.ts';
import { carriedFailure, serveTable } from '../system/channel/serve.ts';
import { faultOf } from '../system/fault.ts';
import { storageFailure } from '../system/storage-failure.ts';

/** Where events for support go; codes and counts only. */
export interface EventLog {
  write(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
}

/** Serves one page over one pipe until the pipe closes. A page is the side that is trusted least. */
export function serve(pipe: PacedPipe, handlers: Handlers, log: EventLog): Served {
  const failureOf = (thrown: unknown, route: string): Failure => {
    const failure = carriedFailure(thrown);
    if (failure) return failure;
    const storage = storageFailure(thrown);
    if (storage) {
      log.write('rpc.not-kept', { route, code: storage.code });
      return storage;
    }
    log.write('rpc.internal', { route, ...faultOf(`rpc.${route}`, thrown) });
    return { code: 'internal' };
  };
  return serveTable(pipe, api, handlers, {
    failureOf,
    onUnsendable: (error, route) =>
      log.write('rpc.unsendable', { route, ...faultOf(`rpc.${route}`, error) }),
    onTooMany: (route) => log.write('rpc.too-many-calls', { route }),
    onBroken: (byShape) => log.write('rpc.protocol-broken', { shape: byShape }),
  });
}
