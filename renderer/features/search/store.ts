import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { SearchAnswer, SearchHit } from '../../../preload/contract/search.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { defineStore } from '../../ui/stores.ts';

/** The one search box over everything that can be done and everything that is kept. */
export interface SearchState {
  readonly isOpen: boolean;
  readonly query: string;
  /** Actions that the query means, the best first; they stand above the finds. */
  readonly actions: readonly ActionId[];
  /** Of the query before, while a new one is looked for; null while there is none. */
  readonly answer: SearchAnswer | null;
  /** The query that the answer is for. */
  readonly answered: string;
  readonly isSearching: boolean;
  readonly failure: Failure | null;
  /** Place of what is chosen among the actions and the hits of all groups. */
  readonly chosen: number;
}

export interface SearchStore {
  readonly state: StoreApi<SearchState>;
  /** @param actions that the query means */
  readonly open: (query: string, actions: readonly ActionId[]) => void;
  /** What was looked for is forgotten. */
  readonly close: () => void;
  /** A query that begins with `>` asks for actions alone. */
  readonly setQuery: (query: string, actions: readonly ActionId[]) => void;
  readonly choose: (place: number) => void;
  /** Goes that many lines on, round the ends. */
  readonly step: (by: number) => void;
  /** Goes to the first line of the next group, or of the one before, round the ends. */
  readonly stepGroup: (by: 1 | -1) => void;
}

/** From the last key until the search. */
const SEARCH_AFTER_MS = 100;

const CLOSED: SearchState = {
  isOpen: false,
  query: '',
  actions: [],
  answer: null,
  answered: '',
  isSearching: false,
  failure: null,
  chosen: 0,
};

const NO_HITS: readonly SearchHit[] = [];

/** The hits of all groups in the order in which they are shown. */
export const allHits = ({ answer }: Pick<SearchState, 'answer'>): readonly SearchHit[] =>
  answer?.groups.flatMap(({ hits }) => hits) ?? NO_HITS;

/** Whether a query asks for actions and nothing else. */
export const isActionQuery = (query: string): boolean => query.trimStart().startsWith('>');

export function createSearchStore(rpc: Rpc): SearchStore {
  const state = createStore<SearchState>(() => CLOSED);
  const get = state.getState;
  const set = state.setState;
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  }

  async function search(query: string) {
    const mine = new AbortController();
    asking = mine;
    try {
      const answer = await rpc.ask('search.all', { query, count: 8 }, mine.signal);
      if (asking !== mine) return;
      set({ answer, answered: query, isSearching: false, failure: null, chosen: firstOr(get()) });
    } catch (thrown) {
      if (asking !== mine) return;
      const failure = asFailure(thrown);
      set({ answer: null, isSearching: false, failure, chosen: firstOr(get()) });
    }
  }

  /** Actions keep their places when finds come; what was chosen among finds does not. */
  const firstOr = ({ chosen, actions }: SearchState) => Math.min(chosen, actions.length);
  const round = (place: number, count: number) => (count === 0 ? 0 : (place + count) % count);

  return {
    state,
    open: (query, actions) => set({ isOpen: true, query, actions }),
    close() {
      stop();
      set(CLOSED);
    },
    setQuery(query, actions) {
      stop();
      const words = query.trim();
      if (words === '' || isActionQuery(query)) {
        set({ ...CLOSED, isOpen: true, query, actions });
        return;
      }
      set({ query, actions, isSearching: true, chosen: 0 });
      timer = setTimeout(() => void search(words), SEARCH_AFTER_MS);
    },
    choose: (chosen) => set({ chosen }),
    step(by) {
      const { chosen, actions } = get();
      set({ chosen: round(chosen + by, actions.length + allHits(get()).length) });
    },
    stepGroup(by) {
      const groups = get().answer?.groups ?? [];
      const sizes = [get().actions.length, ...groups.map(({ hits }) => hits.length)];
      const starts: number[] = [];
      let at = 0;
      for (const size of sizes.filter((one) => one > 0)) {
        starts.push(at);
        at += size;
      }
      const now = starts.findLastIndex((start) => start <= get().chosen);
      set({ chosen: starts[round(now + by, starts.length)] ?? 0 });
    },
  };
}

export const searchStore = defineStore<SearchStore>({
  name: 'search',
  scope: 'app',
  create: ({ rpc }) => createSearchStore(rpc),
});
