import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Language, Listed } from '../../../preload/contract/languages.ts';
import { mirror } from '../../rpc/mirror.ts';
import { defineStore } from '../../ui/stores.ts';

export interface LanguagesState {
  readonly listed: Listed<Language>;
}

export interface LanguagesStore {
  readonly state: StoreApi<LanguagesState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  refresh(): Promise<void>;
}

/** The languages of the active connection. */
export function createLanguagesStore(rpc: Rpc): LanguagesStore {
  const state = createStore<LanguagesState>(() => ({ listed: { state: 'loading' } }));
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('languages.watch', undefined, signal), (listed) =>
        state.setState({ listed }),
      ),
    async refresh() {
      await rpc.ask('languages.refresh', undefined);
    },
  };
}

const NONE: readonly Language[] = [];

/** The languages once they are there, else none. */
export function shownLanguages(state: LanguagesState): readonly Language[] {
  return state.listed.state === 'ready' ? state.listed.items : NONE;
}

export const languagesStore = defineStore<LanguagesStore>({
  name: 'languages',
  scope: 'app',
  create: ({ rpc }) => createLanguagesStore(rpc),
  followedBy: { main: 'rest', quick: 'start' },
});
