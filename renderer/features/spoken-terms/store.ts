import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { IDLE } from '../../ui/failure/attempt.ts';
import { createCollectionVerbs } from './collection-verbs.ts';
import { createFileVerbs } from './files/file-verbs.ts';
import { createLifetime } from '../connections/lifetime.ts';
import { isUnsaved, UNREAD } from './list-draft.ts';
import { createListVerbs } from './list-verbs.ts';
import { listKey, type TermsState } from './state.ts';
import type { TermsContext, TermsPorts, TermsStore, DictionaryVerbs } from './terms-store.ts';
import { defineStore } from '../../ui/stores.ts';
import type { Entry } from '../../../preload/contract/glossaries.ts';

const EMPTY: TermsState = {
  collections: null,
  listing: IDLE,
  languages: IDLE,
  chosen: null,
  language: null,
  lists: {},
  newName: null,
  creating: IDLE,
  name: null,
  renaming: IDLE,
  removing: IDLE,
  removed: null,
  importing: IDLE,
  exporting: IDLE,
  corrections: null,
  searching: IDLE,
  dictionary: null,
  entries: IDLE,
};

/** The spoken terms of the active connection, while they are edited. */
export function createTermsStore(rpc: Rpc, ports: TermsPorts): TermsStore {
  const state = createStore<TermsState>(() => EMPTY);
  const life = createLifetime();
  const context: TermsContext = {
    rpc,
    state,
    life,
    changeList(id, language, change) {
      const key = listKey(id, language);
      state.setState(({ lists }) => {
        const before = lists[key] ?? UNREAD;
        // Why the last try failed says nothing about another text.
        const isAnswered = 'text' in change && before.saving.state === 'failed';
        const next = { ...before, ...(isAnswered && { saving: IDLE }), ...change };
        return { lists: { ...lists, [key]: next } };
      });
    },
    async readTerms(id, language, signal) {
      try {
        return (await rpc.ask('spoken-terms.terms', { id, language }, signal)).terms;
      } catch (thrown) {
        if (asFailure(thrown).code === 'not-found') return [];
        throw thrown;
      }
    },
    recount(id, language, count) {
      state.setState(({ collections }) => ({
        collections:
          collections?.map((one) => {
            if (one.id !== id) return one;
            const others = one.lists.filter((list) => list.language !== language);
            const place = one.lists.findIndex((list) => list.language === language);
            if (count > 0) others.splice(place < 0 ? others.length : place, 0, { language, count });
            return { ...one, lists: others };
          }) ?? null,
      }));
    },
  };
  const lists = createListVerbs(context);
  const collections = createCollectionVerbs(context, () => void lists.open());

  return {
    state,
    ...collections,
    ...lists,
    ...createFileVerbs(context, ports),
    ...createDictionaryVerbs(context),
    forget() {
      life.end();
      state.setState(({ lists: all, newName }) => {
        const unsaved = Object.entries(all).filter(([, draft]) => isUnsaved(draft));
        const settled = unsaved.map(([key, draft]) => [
          key,
          { ...draft, loading: IDLE, saving: IDLE, notice: null },
        ]);
        return { ...EMPTY, newName, lists: Object.fromEntries(settled) as TermsState['lists'] };
      });
    },
  };
}

export const termsStore = defineStore<TermsStore>({
  name: 'terms',
  scope: 'connection',
  create: ({ rpc, hand }) => createTermsStore(rpc, { hand }),
});

function createDictionaryVerbs({ rpc, state, life }: TermsContext): DictionaryVerbs {
  return {
    async openDictionary({ id, source, target }) {
      const dictionary = { id, source, target };
      state.setState({ dictionary });
      await life.run<readonly Entry[]>(
        // Another dictionary may have been chosen meanwhile.
        (entries) => {
          if (state.getState().dictionary === dictionary) state.setState({ entries });
        },
        (signal) => rpc.ask('glossaries.entries', dictionary, signal),
      );
    },
  };
}
