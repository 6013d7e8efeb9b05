import type { AskName, Rpc, RouteName, WatchName } from '../../preload/contract/api.ts';
import type { Bridge } from '../../preload/contract/bridge.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { DownFrame } from '../../preload/contract/frames.ts';
import { createInbox } from './inbox.ts';

/** The page's client over one live connection. */
export interface ConnectedRpc extends Rpc {
  /** Resolves when the connection is gone; every open call has then failed as `unreachable`. */
  readonly lost: Promise<void>;
  /** Ends the connection. */
  close(): void;
}

const CANCELLED: Failure = { code: 'cancelled' };
const UNREACHABLE: Failure = { code: 'unreachable' };

/** What an open call does with the frames that carry its id. */
interface OpenCall {
  value(value: unknown): void;
  end(): void;
  fail(failure: Failure): void;
}

/**
 * Connects the page to main. Failures reject as `Failure` values: `cancelled` when an ask's signal
 * fired, `unreachable` once the connection is gone. A watch whose own signal fired just ends.
 * Rejects when main cannot be reached.
 */
export async function connectRpc(bridge: Bridge): Promise<ConnectedRpc> {
  const pipe = await bridge.connect();
  const calls = new Map<number, OpenCall>();
  const lost = Promise.withResolvers<undefined>();
  let gone = false;
  let nextId = 0;

  pipe.onFrame((frame: DownFrame) => {
    const call = calls.get(frame.id);
    if (!call) return;
    if ('error' in frame || 'end' in frame) calls.delete(frame.id);
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

  /** Opens a call; the answer forgets it, telling main where main may still be busy with it. */
  const open = (route: RouteName, input: unknown, call: OpenCall): (() => void) => {
    if (gone) {
      call.fail(UNREACHABLE);
      return () => undefined;
    }
    const id = nextId++;
    calls.set(id, call);
    try {
      pipe.send({ id, route, input });
    } catch (error) {
      calls.delete(id);
      const isKnown = error instanceof Error && 'failure' in error;
      call.fail(isKnown ? (error.failure as Failure) : { code: 'invalid-input' });
    }
    return () => {
      if (calls.delete(id)) pipe.send({ id, stop: true });
    };
  };

  return {
    lost: lost.promise,
    close: () => pipe.close(),

    ask(route: AskName, input: unknown, signal?: AbortSignal) {
      const answer = Promise.withResolvers<never>();
      if (signal?.aborted) {
        answer.reject(CANCELLED);
        return answer.promise;
      }
      const cancel = () => {
        close();
        answer.reject(CANCELLED);
      };
      const settled = () => signal?.removeEventListener('abort', cancel);
      const close = open(route, input, {
        value(value) {
          close();
          settled();
          // The contract names the type; main is trusted to keep it.
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

    watch(route: WatchName, input: unknown, signal?: AbortSignal) {
      return {
        [Symbol.asyncIterator]() {
          // The contract names the type; main is trusted to keep it.
          const inbox = createInbox<never>();
          if (signal?.aborted) {
            inbox.end();
            return inbox.values(() => undefined);
          }
          const close = open(route, input, {
            value: (value) => inbox.put(value as never),
            end: () => inbox.end(),
            fail: (failure) => inbox.fail(failure),
          });
          const leave = () => {
            close();
            inbox.drop();
          };
          signal?.addEventListener('abort', leave, { once: true });
          return inbox.values(() => {
            signal?.removeEventListener('abort', leave);
            close();
          });
        },
      };
    },
  };
}
