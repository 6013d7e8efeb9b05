import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { HistoryDetail, HistoryList } from '../../../preload/contract/history.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts } from '../../ui/failure/attempt.ts';
import { EVERYTHING, isBackwards, selectionOf, type HistoryFilter } from './filter.ts';
import { emptyHistory, withNewest, type HistoryState } from './state.ts';
import { defineStore } from '../../ui/stores.ts';

export interface HistoryStore {
  readonly state: StoreApi<HistoryState>;
  /**
   * Keeps the list as main has it until the signal fires: it is read now and after every change.
   * Rejects with a `Failure` when main is lost.
   */
  readonly watch: (signal: AbortSignal) => Promise<void>;
  /** Another selection; words that are typed are looked for after a short rest. */
  readonly narrow: (change: Partial<HistoryFilter>) => void;
  readonly showEverything: () => void;
  /** Reads the next entries, unless all are there or some are on their way. */
  readonly loadMore: () => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Shows an entry wholly; null closes it. */
  readonly choose: (id: number | null) => Promise<void>;
  readonly pin: (id: number, isPinned: boolean) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
  readonly forgetRefusal: () => void;
  /** The selection as a file; null when it failed. */
  readonly export: (format: ExportFormat) => Promise<ExportedFile | null>;
}

export type ExportFormat = Input<'history.export'>['format'];

/** From the last key until the search. */
const SEARCH_AFTER_MS = 120;
/** Entries of one question. */
const PAGE = 100;
/** Entries that are read again after a change. */
const MOST_AGAIN = 200;

export function createHistoryStore(rpc: Rpc): HistoryStore {
  const state = createStore<HistoryState>(emptyHistory);
  const get = state.getState;
  const set = state.setState;
  const details = attempts<HistoryDetail>((detail) => set({ detail }));
  const exports = attempts<ExportedFile>((exporting) => set({ exporting }));
  let asking: AbortController | null = null;
  let searchTimer: ReturnType<typeof setTimeout> | undefined;

  /** Asks for entries; only the newest question counts. */
  async function read(
    request: { readonly before: number | null; readonly count: number },
    take: (list: HistoryList) => Partial<HistoryState>,
  ): Promise<void> {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    set({ reading: 'running' });
    try {
      const selection = selectionOf(get().filter);
      const list = await rpc.ask('history.page', { ...selection, ...request }, mine.signal);
      if (asking === mine) set({ total: list.total, ...take(list), reading: 'idle' });
    } catch (thrown) {
      if (asking === mine) set({ reading: { failure: asFailure(thrown) } });
    }
  }

  async function readFirst(): Promise<void> {
    clearTimeout(searchTimer);
    if (isBackwards(get().filter)) {
      asking?.abort();
      asking = null;
      set({ entries: [], total: 0, reading: 'idle' });
      return;
    }
    await read({ before: null, count: PAGE }, ({ entries }) => ({ entries }));
  }

  /** Something changed in main: the newest entries are read again. */
  async function refresh(): Promise<void> {
    const { entries } = get();
    if (entries === null || isBackwards(get().filter)) return readFirst();
    const count = Math.min(MOST_AGAIN, Math.max(PAGE, entries.length));
    await read({ before: null, count }, (list) => ({
      entries: withNewest(get().entries ?? [], list.entries, list.total),
    }));
  }

  async function act(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      set({ refusal: asFailure(thrown) });
      return false;
    }
  }

  return {
    state,
    watch: (signal) =>
      mirror(rpc.watch('history.watch', undefined, signal), ({ entries }) => {
        set({ kept: entries });
        void refresh();
      }),
    narrow(change) {
      const before = get().filter;
      const filter = { ...before, ...change };
      set({ filter });
      clearTimeout(searchTimer);
      if (filter.query === before.query) void readFirst();
      else searchTimer = setTimeout(() => void readFirst(), SEARCH_AFTER_MS);
    },
    showEverything() {
      set({ filter: EVERYTHING });
      void readFirst();
    },
    async loadMore() {
      const { entries, total, reading } = get();
      const last = entries?.at(-1);
      if (entries === null || last === undefined || reading !== 'idle') return;
      if (entries.length >= total) return;
      await read({ before: last.id, count: PAGE }, (list) => {
        const all = [...(get().entries ?? []), ...list.entries];
        // Older ones may have gone meanwhile; asking for them again would never end.
        return { entries: all, ...(list.entries.length === 0 && { total: all.length }) };
      });
    },
    async retry() {
      set({ reading: 'idle' });
      await refresh();
    },
    async choose(id) {
      set({ chosen: id });
      if (id === null) details.reset();
      else await details.start((signal) => rpc.ask('history.get', { id }, signal));
    },
    async pin(id, pinned) {
      if (!(await act(() => rpc.ask('history.pin', { id, pinned })))) return;
      set(({ entries, detail }) => ({
        entries: entries?.map((one) => (one.id === id ? { ...one, pinned } : one)) ?? null,
        ...(detail.state === 'done' &&
          detail.value.id === id && { detail: { ...detail, value: { ...detail.value, pinned } } }),
      }));
    },
    async remove(id) {
      if (!(await act(() => rpc.ask('history.remove', { ids: [id] })))) return;
      set(({ entries }) => ({ entries: entries?.filter((one) => one.id !== id) ?? null }));
      if (get().chosen === id) {
        details.reset();
        set({ chosen: null });
      }
    },
    forgetRefusal: () => set({ refusal: null }),
    export: (format) =>
      exports.start((signal) =>
        rpc.ask('history.export', { ...selectionOf(get().filter), format }, signal),
      ),
  };
}

export const historyStore = defineStore<HistoryStore>({
  name: 'history',
  scope: 'app',
  create: ({ rpc }) => createHistoryStore(rpc),
});
