import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { MemoryPage } from '../../../preload/contract/memories.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

/** The largest page that the service gives. */
export const PAGE_SIZE = 25;

export interface ServicePagesState {
  /** Of the page that is shown or asked for, from 0. */
  readonly page: number;
  /** The newest page that came; it stays while another one is read. */
  readonly shown: MemoryPage | null;
  readonly reading: Attempt<null>;
  /** The page that was asked for is past the end, since the list has become shorter. */
  readonly isCut: boolean;
}

/** The memories at the service, one page after the other. */
export interface ServicePages {
  readonly state: StoreApi<ServicePagesState>;
  /** Reads a page, from 0; past the end it reads the last one instead. */
  readonly open: (page: number) => Promise<void>;
  /** They belonged to another connection. */
  readonly forget: () => void;
}

const EMPTY: ServicePagesState = { page: 0, shown: null, reading: IDLE, isCut: false };

/** How many pages a list has; an empty one has a page that says so. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

export function createServicePages(rpc: Rpc): ServicePages {
  const state = createStore<ServicePagesState>(() => EMPTY);
  const reading = attempts<null>((now) => state.setState({ reading: now }));

  return {
    state,
    async open(page) {
      state.setState({ page, isCut: false });
      await reading.start(async (signal) => {
        let at = page;
        for (;;) {
          const shown = await rpc.ask('memories.page', { page: at, pageSize: PAGE_SIZE }, signal);
          signal.throwIfAborted();
          const last = pageCount(shown.total) - 1;
          if (shown.memories.length > 0 || at === 0 || at <= last) {
            state.setState({ page: at, shown, isCut: at < page });
            return null;
          }
          at = last;
        }
      });
    },
    forget() {
      reading.reset();
      state.setState(EMPTY, true);
    },
  };
}

export const servicePagesStore = defineStore<ServicePages>({
  name: 'servicePages',
  scope: 'connection',
  create: ({ rpc }) => createServicePages(rpc),
});
