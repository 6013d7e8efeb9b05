import type { Page } from '../../ui/stores.ts';
import { customizationsStore, shownGlossaries, shownStyleRules } from '../customizations/store.ts';
import { languagesStore, shownLanguages } from '../languages/store.ts';
import { memoriesStore } from '../memories/store.ts';
import type { Facts } from './fit.ts';

/** What is known now of the things that options name. */
export function factsOf(store: Page['store']): Facts {
  const customizations = store(customizationsStore).state.getState();
  return {
    languages: shownLanguages(store(languagesStore).state.getState()),
    memories: store(memoriesStore).state.getState().memories,
    glossaries: shownGlossaries(customizations),
    styleRules: shownStyleRules(customizations),
  };
}
