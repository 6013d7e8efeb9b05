import type { Failure } from '../failure.ts';
import type { Caller, Route, Routes } from '../route.ts';
import type { DownFrame, UpFrame } from './frames.ts';
import { createInbox } from './inbox.ts';
import type { Pipe } from './pipe.ts';

/** The end of a live connection that calls. */
export interface Connected<T extends Routes> extends Caller<T> {
  /** Resolves when the connection is gone; every open call has then failed as `unreachable`. */
  readonly lost: Promise<void>;
  /** Ends the connection. */
  close(): void;
}

/** What a caller keeps to; a route of which nothing is known keeps to none of it. */
type Rules = Pick<Route<'ask', never, unknown>, 'window' | 'settles'>;

/** Calls of a table of which only the types are known. */
export interface UncheckedCalls {
  readonly lost: Promise<void>;
  close(): void;
  ask(route: string, input: unknown, signal?: AbortSignal, rules?: Rules): Promise<never>;
  watch(route: string, input: unknown, signal?: AbortSignal, rules?: Rules): AsyncIterable<never>;
}

const CANCELLED: Failure = { code: 'cancelled' };
const UNREACHABLE: Failure = { code: 'unreachable' };

/** What an open call does with the frames that carry its id. */
interface OpenCall {
  /** A value ends it. */
  readonly isAsk: boolean;
  value(value: unknown): void;
  end(): void;
  fail(failure: unknown): void;
}

/**
 * Calls through a pipe. Failures reject as values: `cancelled` when an ask's signal fired, `unreachable`
 * once the connection is gone. A watch whose own signal fired just ends.
 */
export function connectPipe(pipe: Pipe<UpFrame, DownFrame<unknown>>): UncheckedCalls {
  const calls = new Map<number, OpenCall>();
  const lost = Promise.withResolvers<undefined>();
  let gone = false;
  let nextId = 0;

  pipe.onFrame((frame) => {
    const call = calls.get(frame.id);
    if (!call) return;
    if (call.isAsk || 'error' in frame || 'end' in frame) calls.delete(frame.id);
    if ('error' in frame) call.fail(frame.error);
    else if ('end' in frame) call.end();
    else call.value('value' in frame ? frame.value : undefined);
  });
  pipe.onClose(() => {
    gone = true;
    for (const call of [...calls.values()]) call.fail(UNREACHABLE);
    calls.clear();
    lost.resolve(undefined);
  });

  const open = (route: string, input: unknown, call: OpenCall) => {
    const id = nextId++;
    if (gone) call.fail(UNREACHABLE);
    else {
      calls.set(id, call);
      try {
        pipe.send({ id, route, input });
      } catch (error) {
        calls.delete(id);
        const isKnown = error instanceof Error && 'failure' in error;
        call.fail(isKnown ? error.failure : { code: 'invalid-input' });
      }
    }
    return {
      /** Tells the other side to stop; what it says then is heard only where the call settles. */
      stop: (settles?: boolean) => {
        if (settles ? calls.has(id) : calls.delete(id)) pipe.send({ id, stop: true });
      },
      read: (count: number) => {
        if (calls.has(id)) pipe.send({ id, read: count });
      },
    };
  };

  return {
    lost: lost.promise,
    close: () => pipe.close(),

    ask(route, input, signal, { settles } = {}) {
      const answer = Promise.withResolvers<never>();
      if (signal?.aborted) {
        answer.reject(CANCELLED);
        return answer.promise;
      }
      const cancel = () => {
        stop(settles);
        if (!settles) answer.reject(CANCELLED);
      };
      const settled = () => signal?.removeEventListener('abort', cancel);
      const { stop } = open(route, input, {
        isAsk: true,
        value(value) {
          settled();
          // The table names the type.
          answer.resolve(value as never);
        },
        end: settled,
        fail(failure) {
          settled();
          answer.reject(failure);
        },
      });
      signal?.addEventListener('abort', cancel, { once: true });
      return answer.promise;
    },

    watch(route, input, signal, { settles, window = 0 } = {}) {
      return {
        [Symbol.asyncIterator]() {
          let read = 0;
          // Told of half a window at a time, so that the other side need not wait for it.
          const onTake = () => {
            read += 1;
            if (read * 2 < window) return;
            call.read(read);
            read = 0;
          };
          const inbox = createInbox<never>(window > 0 ? onTake : undefined);
          if (signal?.aborted) {
            inbox.end();
            return inbox.values(() => undefined);
          }
          const call = open(route, input, {
            isAsk: false,
            // The table names the type.
            value: (value) => inbox.put(value as never),
            end: () => inbox.end(),
            fail: (failure) => inbox.fail(failure),
          });
          const leave = () => {
            call.stop(settles);
            if (!settles) inbox.drop();
          };
          signal?.addEventListener('abort', leave, { once: true });
          return inbox.values(() => {
            signal?.removeEventListener('abort', leave);
            call.stop();
          });
        },
      };
    },
  };
}
