import type { z } from 'zod';
import type { DownFrame } from '../../../preload/contract/channel/frames.ts';
import { UpFrame } from '../../../preload/contract/channel/frames.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { HandlersOf, Routes } from '../../../preload/contract/route.ts';
import { inBackground } from '../background.ts';
import type { PacedPipe } from './paced-pipe.ts';

/** Calls that one side may have open at once; one of ours stays far below. */
export const MAX_OPEN_CALLS = 1024;

/** A connection that is being served. */
export interface Served {
  /** Calls whose handler has not finished, stopped ones included. */
  readonly open: number;
}

/** What differs between the sides that are served. */
export interface Serving<F> {
  /** What the caller is told of what a handler threw. */
  failureOf(thrown: unknown, route: string): F;
  /** Told of an answer that the carrier refused; the caller gets a failure. */
  onUnsendable?(error: unknown, route: string): void;
  onTooMany?(route: string): void;
  /** A frame broke the protocol, by its shape or by an id that is still open; the pipe closes. */
  onBroken?(byShape: boolean): void;
}

interface OpenCall {
  readonly controller: AbortController;
  /** Values of a watch that may still be sent before the reader has read some. */
  free: number;
  /** Goes on with a watch that waits for its reader. */
  wake: () => void;
  /** Its caller waits for its end, stopped or not. */
  readonly settles: boolean;
}

type AnyHandler = (input: unknown, call: { readonly signal: AbortSignal }) => unknown;

/**
 * Serves a table over one pipe until the pipe closes, which aborts every open call. Frames are
 * untrusted: a frame that breaks the protocol (wrong shape, an id that is still open) closes the
 * pipe; a frame of the right shape for an unknown route or with a wrong input is answered with a
 * failure. A stop for an id that is not open is ignored, since it may cross the answer on its way.
 */
export function serveTable<T extends Routes, F>(
  pipe: PacedPipe<DownFrame<F | Failure>>,
  table: T,
  handlers: HandlersOf<T>,
  serving: Serving<F>,
): Served {
  const calls = new Map<number, OpenCall>();
  let closed = false;

  const send = (frame: DownFrame<F | Failure>, route: string) => {
    if (closed) return;
    try {
      pipe.send(frame);
    } catch (error) {
      serving.onUnsendable?.(error, route);
      pipe.send({ id: frame.id, error: carriedFailure(error) ?? { code: 'internal' } });
      // The caller has forgotten the call; a watch would go on for nobody.
      calls.get(frame.id)?.controller.abort();
    }
  };

  const run = async (id: number, route: string, input: unknown, call: OpenCall) => {
    const { signal } = call.controller;
    const hasLeft = () => closed || (signal.aborted && !call.settles);
    // The table ties each handler to its input; that tie is lost in a lookup by name.
    const handler = handlers[route] as AnyHandler;
    if (table[route]?.verb === 'ask') {
      const value = await handler(input, { signal });
      if (!hasLeft()) send({ id, value }, route);
      return;
    }
    const values = (handler(input, { signal }) as AsyncIterable<unknown>)[Symbol.asyncIterator]();
    const leave = () => {
      call.wake();
      // It ends by itself, and what it says then is waited for.
      if (call.settles && !closed) return;
      values.return?.().catch(() => {
        // The caller has left: nobody is there to be told.
      });
    };
    signal.addEventListener('abort', leave, { once: true });
    for (;;) {
      const step = await values.next();
      if (hasLeft()) return;
      if (step.done) break;
      send({ id, value: step.value }, route);
      call.free -= 1;
      await pipe.drained();
      if (call.free <= 0 && !hasLeft()) {
        await new Promise<void>((resolve) => (call.wake = resolve));
      }
    }
    send({ id, end: true }, route);
  };

  const start = async (id: number, name: string, untrusted: unknown) => {
    const route = Object.hasOwn(table, name) ? table[name] : undefined;
    if (route === undefined) {
      send({ id, error: { code: 'unknown-route' } }, 'unknown');
      return;
    }
    if (calls.size >= MAX_OPEN_CALLS) {
      serving.onTooMany?.(name);
      send({ id, error: { code: 'internal' } }, name);
      return;
    }
    const checked = route.input.safeParse(untrusted);
    if (!checked.success) {
      send({ id, error: inputFailure(checked.error) }, name);
      return;
    }
    const call: OpenCall = {
      controller: new AbortController(),
      free: route.window ?? Infinity,
      wake: () => undefined,
      settles: route.settles === true,
    };
    calls.set(id, call);
    try {
      await run(id, name, checked.data, call);
    } catch (thrown) {
      if (call.settles || !call.controller.signal.aborted) {
        send({ id, error: serving.failureOf(thrown, name) }, name);
      }
    } finally {
      calls.delete(id);
    }
  };

  pipe.onClose(() => {
    closed = true;
    for (const { controller } of calls.values()) controller.abort();
  });
  pipe.onFrame((raw) => {
    if (closed) return;
    const frame = UpFrame.safeParse(raw);
    if (!frame.success || ('route' in frame.data && calls.has(frame.data.id))) {
      serving.onBroken?.(!frame.success);
      pipe.close();
    } else if ('stop' in frame.data) {
      calls.get(frame.data.id)?.controller.abort();
    } else if ('read' in frame.data) {
      const call = calls.get(frame.data.id);
      if (call === undefined) return;
      call.free += frame.data.read;
      call.wake();
    } else {
      const { id, route, input } = frame.data;
      inBackground('channel.call', () => start(id, route, input));
    }
  });

  return {
    get open() {
      return calls.size;
    },
  };
}

/** The most fields an `invalid-input` failure names. */
const MAX_FIELDS = 8;

/**
 * The failure that a thrown value carries in its `failure` property, as the client's errors do;
 * null for everything else, which is a fault of ours.
 */
export function carriedFailure(thrown: unknown): Failure | null {
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
