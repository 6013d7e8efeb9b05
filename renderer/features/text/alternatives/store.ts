import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../../preload/contract/api.ts';
import type { Alternatives, AlternativesInput } from '../../../../preload/contract/text.ts';
import { attempts, IDLE, type Attempt } from '../../../ui/failure/attempt.ts';
import { defineStore } from '../../../ui/stores.ts';

export interface AlternativesStore {
  /** Of the word that was asked about last. */
  readonly state: StoreApi<Attempt<Alternatives>>;
  /** @param input null: there is nothing to ask with, so nothing is known */
  readonly ask: (input: AlternativesInput | null) => void;
  readonly forget: () => void;
}

export function createAlternativesStore(rpc: Rpc): AlternativesStore {
  const state = createStore<Attempt<Alternatives>>(() => IDLE);
  const asking = attempts<Alternatives>((now) => state.setState(now, true));
  return {
    state,
    ask(input) {
      if (input === null) {
        asking.reset();
        state.setState({ state: 'done', value: { list: [], unsearched: [] } }, true);
        return;
      }
      void asking.start((signal) => rpc.ask('text.alternatives', input, signal));
    },
    forget: () => asking.reset(),
  };
}

export const alternativesStore = defineStore<AlternativesStore>({
  name: 'alternatives',
  scope: 'connection',
  create: ({ rpc }) => createAlternativesStore(rpc),
});
