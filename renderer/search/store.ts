import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Desk } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { SearchAnswer, SearchHit } from '../../preload/contract/history.ts';
import { asFailure } from '../failure/as-failure.ts';

/** The one search box over everything. */
export interface SearchState {
  readonly isOpen: boolean;
  readonly query: string;
  /** Of the query before, while a new one is looked for; null while there is none. */
  readonly answer: SearchAnswer | null;
  /** The query that the answer is for. */
  readonly answered: string;
  readonly isSearching: boolean;
  readonly failure: Failure | null;
  /** Place of the chosen hit among those of all groups. */
  readonly chosen: number;
}

export interface SearchStore {
  readonly state: StoreApi<SearchState>;
  readonly open: () => void;
  /** What was looked for is forgotten. */
  readonly close: () => void;
  readonly setQuery: (query: string) => void;
  readonly choose: (place: number) => void;
  /** Goes that many hits on, round the ends. */
  readonly step: (by: number) => void;
  /** Goes to the first hit of the next group, or of the one before, round the ends. */
  readonly stepGroup: (by: 1 | -1) => void;
}

/** From the last key until the search. */
const SEARCH_AFTER_MS = 100;

const CLOSED: SearchState = {
  isOpen: false,
  query: '',
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

export function createSearchStore(desk: Desk): SearchStore {
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
      const answer = await desk.ask('search.all', { query, count: 8 }, mine.signal);
      if (asking !== mine) return;
      set({ answer, answered: query, isSearching: false, failure: null, chosen: 0 });
    } catch (thrown) {
      if (asking !== mine) return;
      set({ answer: null, isSearching: false, failure: asFailure(thrown), chosen: 0 });
    }
  }

  const round = (place: number, count: number) => (count === 0 ? 0 : (place + count) % count);

  return {
    state,
    open: () => set({ isOpen: true }),
    close() {
      stop();
      set(CLOSED);
    },
    setQuery(query) {
      stop();
      const words = query.trim();
      if (words === '') {
        set({ query, answer: null, answered: '', isSearching: false, failure: null, chosen: 0 });
        return;
      }
      set({ query, isSearching: true });
      timer = setTimeout(() => void search(words), SEARCH_AFTER_MS);
    },
    choose: (chosen) => set({ chosen }),
    step: (by) => set({ chosen: round(get().chosen + by, allHits(get()).length) }),
    stepGroup(by) {
      const groups = (get().answer?.groups ?? []).filter(({ hits }) => hits.length > 0);
      const starts: number[] = [];
      let at = 0;
      for (const { hits } of groups) {
        starts.push(at);
        at += hits.length;
      }
      const now = starts.findLastIndex((start) => start <= get().chosen);
      set({ chosen: starts[round(now + by, starts.length)] ?? 0 });
    },
  };
}
