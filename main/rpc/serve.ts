import type { Handlers, RouteName } from '../../preload/contract/api.ts';
import { api } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { DownFrame } from '../../preload/contract/frames.ts';
import { UpFrame } from '../../preload/contract/frames.ts';
import { storageFailure } from '../system/storage-failure.ts';
import { faultOf } from '../system/fault.ts';
import type { PacedPipe } from './paced-pipe.ts';
import { inBackground } from '../system/background.ts';
import type { z } from 'zod';

/** Calls that one page may have open at once; a page of ours stays far below. */
export const MAX_OPEN_CALLS = 1024;

/** Where events for support go; codes and counts only. */
export interface EventLog {
  write(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
}

/** A connection that is being served. */
export interface Served {
  /** Calls whose handler has not finished, stopped ones included. */
  readonly open: number;
}

type AnyHandler = (input: unknown, call: { readonly signal: AbortSignal }) => unknown;

/**
 * Serves one page over one pipe until the pipe closes, which aborts every open call. Frames are
 * untrusted: a frame that breaks the protocol (wrong shape, an id that is still open) closes the
 * pipe; a frame of the right shape for an unknown route or with a wrong input is answered with a
 * failure. A stop for an id that is not open is ignored, since it may cross the answer on its way.
 */
export function serve(pipe: PacedPipe, handlers: Handlers, log: EventLog): Served {
  const calls = new Map<number, AbortController>();
  let closed = false;

  const send = (frame: DownFrame, route: string) => {
    if (closed) return;
    try {
      pipe.send(frame);
    } catch (error) {
      log.write('rpc.unsendable', { route, ...faultOf(`rpc.${route}`, error) });
      pipe.send({ id: frame.id, error: carriedFailure(error) ?? { code: 'internal' } });
      // The page has forgotten the call; a watch would go on for nobody.
      calls.get(frame.id)?.abort();
    }
  };

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

  const run = async (id: number, route: RouteName, input: unknown, signal: AbortSignal) => {
    // The table of routes ties each handler to its input; that tie is lost in a lookup by name.
    const handler = handlers[route] as AnyHandler;
    if (api[route].verb === 'ask') {
      const value = await handler(input, { signal });
      if (!signal.aborted) send({ id, value }, route);
      return;
    }
    const values = (handler(input, { signal }) as AsyncIterable<unknown>)[Symbol.asyncIterator]();
    const leave = () => {
      values.return?.().catch(() => {
        // The page has left: nobody is there to be told.
      });
    };
    signal.addEventListener('abort', leave, { once: true });
    for (;;) {
      const step = await values.next();
      if (signal.aborted) return;
      if (step.done) break;
      send({ id, value: step.value }, route);
      await pipe.drained();
    }
    send({ id, end: true }, route);
  };

  const start = async (id: number, name: string, untrusted: unknown) => {
    if (!isRoute(name)) {
      send({ id, error: { code: 'unknown-route' } }, 'unknown');
      return;
    }
    if (calls.size >= MAX_OPEN_CALLS) {
      log.write('rpc.too-many-calls', { route: name });
      send({ id, error: { code: 'internal' } }, name);
      return;
    }
    const checked = api[name].input.safeParse(untrusted);
    if (!checked.success) {
      send({ id, error: inputFailure(checked.error) }, name);
      return;
    }
    const controller = new AbortController();
    calls.set(id, controller);
    try {
      await run(id, name, checked.data, controller.signal);
    } catch (thrown) {
      if (!controller.signal.aborted) send({ id, error: failureOf(thrown, name) }, name);
    } finally {
      calls.delete(id);
    }
  };

  pipe.onClose(() => {
    closed = true;
    for (const controller of calls.values()) controller.abort();
  });
  pipe.onFrame((raw) => {
    if (closed) return;
    const frame = UpFrame.safeParse(raw);
    if (!frame.success || ('route' in frame.data && calls.has(frame.data.id))) {
      log.write('rpc.protocol-broken', { shape: !frame.success });
      pipe.close();
    } else if ('stop' in frame.data) {
      calls.get(frame.data.id)?.abort();
    } else {
      const { id, route, input } = frame.data;
      inBackground('rpc.call', () => start(id, route, input));
    }
  });

  return {
    get open() {
      return calls.size;
    },
  };
}

/** `Object.hasOwn` keeps `__proto__`, `constructor` and their like out. */
const isRoute = (name: string): name is RouteName => Object.hasOwn(api, name);

/** The most fields an `invalid-input` failure names. */
const MAX_FIELDS = 8;

/**
 * The failure that a thrown value carries in its `failure` property, as the client's errors do;
 * null for everything else, which is a fault of ours.
 */
function carriedFailure(thrown: unknown): Failure | null {
  if (typeof thrown !== 'object' || thrown === null || !('failure' in thrown)) return null;
  const { failure } = thrown;
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return null;
  return typeof failure.code === 'string' ? (failure as Failure) : null;
}

/** Names the fields that a check refused, never their values. */
function inputFailure(error: z.ZodError): Failure {
  const fields = error.issues.map((issue) => issue.path.slice(0, 4).map(fieldName).join('.'));
  return { code: 'invalid-input', params: { fields: [...new Set(fields)].slice(0, MAX_FIELDS) } };
}

const fieldName = (key: PropertyKey) => String(key).slice(0, 64);
