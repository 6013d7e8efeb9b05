import type {
  AskName,
  Rpc,
  Input,
  Output,
  RouteName,
  WatchName,
} from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';

export interface PendingAsk<K extends AskName = AskName> {
  readonly route: K;
  readonly input: Input<K>;
  readonly signal: AbortSignal | undefined;
  resolve(value: Output<K>): void;
  reject(failure: Failure): void;
}

/** An RPC client whose answers a test gives by hand, one by one. */
export function scriptedRpc() {
  const asked: PendingAsk[] = [];
  const queues = new Map<RouteName, unknown[]>();
  const wakers = new Map<RouteName, () => void>();

  const rpc: Rpc = {
    ask(route, input, signal) {
      const answer = Promise.withResolvers<Output<typeof route>>();
      asked.push({ route, input, signal, ...answer } as unknown as PendingAsk);
      return answer.promise;
    },
    async *watch(route, _input, signal) {
      for (;;) {
        const queue = queues.get(route) ?? [];
        queues.set(route, queue);
        while (queue.length > 0) yield queue.shift() as Output<typeof route>;
        if (signal?.aborted === true) return;
        await new Promise<void>((resolve) => {
          wakers.set(route, resolve);
          signal?.addEventListener('abort', () => resolve());
        });
      }
    },
  };

  return {
    rpc,
    /** All asks so far, answered or not. */
    asked,
    /** The newest ask of a route. */
    last<K extends AskName>(route: K): PendingAsk<K> {
      const found = asked.findLast((one) => one.route === route);
      if (found === undefined) throw new Error(`${route} was not asked`);
      return found as unknown as PendingAsk<K>;
    },
    /** Sends a value down a watch and lets the page take it. */
    async emit<K extends WatchName>(route: K, value: Output<K>): Promise<void> {
      const queue = queues.get(route) ?? [];
      queues.set(route, queue);
      queue.push(value);
      wakers.get(route)?.();
      await settle();
    },
  };
}

/** Lets everything run that is ready to run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
