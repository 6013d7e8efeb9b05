import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Memory } from '../../../preload/contract/memories.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { defineStore } from '../../ui/stores.ts';

/** The largest page that the service gives. */
const PAGE_SIZE = 25;

export interface MemoriesState {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** What has come so far, in the service's order. */
  readonly memories: readonly Memory[];
  /** How many the service says there are; null before the first page. */
  readonly total: number | null;
  readonly failure: Failure | null;
}

export interface MemoriesStore {
  readonly state: StoreApi<MemoriesState>;
  /** Loads every page, one after the other; does nothing while that runs or when it is done. */
  load(): Promise<void>;
  /** Forgets the list: it belonged to another connection. */
  forget(): void;
}

const EMPTY: MemoriesState = { state: 'idle', memories: [], total: null, failure: null };

/** The translation memories of the active connection. */
export function createMemoriesStore(rpc: Rpc): MemoriesStore {
  const state = createStore<MemoriesState>(() => EMPTY);
  let current: AbortController | null = null;

  async function loadPages(signal: AbortSignal): Promise<void> {
    const memories = new Map<string, Memory>();
    for (let page = 0; ; page += 1) {
      const answer = await rpc.ask('memories.page', { page, pageSize: PAGE_SIZE }, signal);
      if (signal.aborted) return;
      for (const memory of answer.memories) memories.set(memory.id, memory);
      // A list that shrank meanwhile ends with an empty page before its total is reached.
      const isLast = answer.memories.length === 0 || (page + 1) * PAGE_SIZE >= answer.total;
      state.setState({
        state: isLast ? 'ready' : 'loading',
        memories: [...memories.values()],
        total: answer.total,
      });
      if (isLast) return;
    }
  }

  return {
    state,
    async load() {
      const { state: now } = state.getState();
      if (now === 'loading' || now === 'ready') return;
      const mine = new AbortController();
      current = mine;
      state.setState({ ...EMPTY, state: 'loading' });
      try {
        await loadPages(mine.signal);
      } catch (thrown) {
        if (current === mine) state.setState({ state: 'failed', failure: asFailure(thrown) });
      }
    },
    forget() {
      current?.abort();
      current = null;
      state.setState(EMPTY, true);
    },
  };
}

export const memoriesStore = defineStore<MemoriesStore>({
  name: 'memories',
  scope: 'connection',
  create: ({ rpc }) => createMemoriesStore(rpc),
});
