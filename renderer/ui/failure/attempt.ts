import type { Failure } from '../../../preload/contract/failure.ts';
import { asFailure } from './as-failure.ts';

/** One request as a screen sees it. */
export type Attempt<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

export const IDLE = { state: 'idle' } as const;

export interface Attempts<Value> {
  /**
   * Runs a request and shows how it goes; starting one aborts the one before, whose outcome is
   * then dropped. Answers with the value, or null when it failed or was overtaken.
   */
  start(request: (signal: AbortSignal) => Promise<Value>): Promise<Value | null>;
  /** Aborts what runs and goes back to idle. */
  reset(): void;
}

/** Requests of which only the newest counts. */
export function attempts<Value>(show: (attempt: Attempt<Value>) => void): Attempts<Value> {
  let current: AbortController | null = null;
  return {
    async start(request) {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      show({ state: 'running' });
      try {
        const value = await request(mine.signal);
        if (current !== mine) return null;
        show({ state: 'done', value });
        return value;
      } catch (thrown) {
        if (current === mine) show({ state: 'failed', failure: asFailure(thrown) });
        return null;
      }
    },
    reset() {
      current?.abort();
      current = null;
      show(IDLE);
    },
  };
}
