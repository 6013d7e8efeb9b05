import { asFailure } from '../../ui/failure/as-failure.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';

/** The time with one connection: what was asked in it ends with it. */
export interface Lifetime {
  /**
   * Runs a request and shows how it goes. Answers with the value, or null when it failed or when
   * the lifetime ended meanwhile; then nothing more is shown.
   */
  run<Value>(
    show: (attempt: Attempt<Value>) => void,
    request: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | null>;
  /** Aborts what runs; what is run from now on belongs to the next lifetime. */
  end(): void;
}

export function createLifetime(): Lifetime {
  let current = new AbortController();
  return {
    async run(show, request) {
      const { signal } = current;
      show({ state: 'running' });
      try {
        const value = await request(signal);
        if (signal.aborted) return null;
        show({ state: 'done', value });
        return value;
      } catch (thrown) {
        if (!signal.aborted) show({ state: 'failed', failure: asFailure(thrown) });
        return null;
      }
    },
    end() {
      current.abort();
      current = new AbortController();
    },
  };
}

/** How an attempt goes, for those who do not need what came of it. */
export const outcomeOf = (attempt: Attempt<unknown>): Attempt<null> =>
  attempt.state === 'done' ? { state: 'done', value: null } : attempt;
