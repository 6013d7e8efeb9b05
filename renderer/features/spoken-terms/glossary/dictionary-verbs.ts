import type { Entry } from '../../../../preload/contract/glossaries.ts';
import type { DictionaryVerbs, TermsContext } from '../terms-store.ts';

export function createDictionaryVerbs({ rpc, state, life }: TermsContext): DictionaryVerbs {
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
