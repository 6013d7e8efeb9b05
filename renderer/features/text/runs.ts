import type { Rpc } from '../../../preload/contract/api.ts';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { begun, broken, received, type Column } from './column.ts';

export interface RunInput {
  readonly text: string;
  readonly source: string | null;
  readonly options: TranslationOptions;
  /** Asks the service although the same request was answered before. */
  readonly isFresh?: true;
  readonly revision: number;
}

/** The requests under way, one per target at most. */
export interface Runs {
  /** Translates an input into a target; a request for the same target that runs is stopped. */
  start(target: string, input: RunInput): void;
  stop(target: string): void;
  stopAll(): void;
}

/** @param change applies a change to the column of a target, if there still is one */
export function createRuns(
  rpc: Rpc,
  change: (target: string, next: (column: Column) => Column) => void,
): Runs {
  const running = new Map<string, AbortController>();

  async function run(target: string, input: RunInput, signal: AbortSignal): Promise<void> {
    const { revision, ...request } = input;
    try {
      await mirror(rpc.watch('text.translate', { ...request, target }, signal), (value) => {
        if (!signal.aborted) change(target, (column) => received(column, revision, value));
      });
      if (signal.aborted) return;
      // A watch that ends before its last value has lost its other end.
      change(target, (column) => broken(column, revision, { code: 'internal' }));
    } catch (thrown) {
      if (signal.aborted) return;
      change(target, (column) => broken(column, revision, asFailure(thrown)));
    }
  }

  function stop(target: string) {
    running.get(target)?.abort();
    running.delete(target);
  }

  return {
    start(target, input) {
      stop(target);
      const control = new AbortController();
      running.set(target, control);
      change(target, (column) => begun(column, input.revision, Date.now()));
      void run(target, input, control.signal);
    },
    stop,
    stopAll() {
      for (const target of [...running.keys()]) stop(target);
    },
  };
}
