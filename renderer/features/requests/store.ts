import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { SentRequest } from '../../../preload/contract/requests.ts';
import { mirror } from '../../rpc/mirror.ts';
import { defineStore } from '../../ui/stores.ts';

export interface RequestsState {
  /** Newest first; null until main's first value. */
  readonly requests: readonly SentRequest[] | null;
  readonly isFailedOnly: boolean;
}

export interface RequestsStore {
  readonly state: StoreApi<RequestsState>;
  /**
   * Mirrors the list until the signal fires. Each request brings the whole list, so this runs only
   * while somebody looks at it; rejects with a `Failure` when main is lost.
   */
  watch(signal: AbortSignal): Promise<void>;
  showFailedOnly(isFailedOnly: boolean): void;
}

/** The last requests of every connection. */
export function createRequestsStore(rpc: Rpc): RequestsStore {
  const state = createStore<RequestsState>(() => ({ requests: null, isFailedOnly: false }));
  return {
    state,
    watch: (signal) =>
      mirror(rpc.watch('requests.watch', undefined, signal), (requests) =>
        state.setState({ requests }),
      ),
    showFailedOnly: (isFailedOnly) => state.setState({ isFailedOnly }),
  };
}

/** Whether a request failed by itself; one that a person or a newer one stopped did not. */
export const isFailed = ({ code }: SentRequest): boolean => code !== null && code !== 'cancelled';

export const requestsStore = defineStore<RequestsStore>({
  name: 'requests',
  scope: 'app',
  create: ({ rpc }) => createRequestsStore(rpc),
});
