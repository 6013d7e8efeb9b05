import { shownGlossaries, shownStyleRules } from '../customizations/store.ts';
import { shownLanguages } from '../languages/store.ts';
import type { FirstStores } from '../workbench.ts';
import type { Facts } from './fit.ts';

/** What is known now of the things that options name. */
export const factsOf = ({
  languages,
  memories,
  customizations,
}: Pick<FirstStores, 'languages' | 'memories' | 'customizations'>): Facts => ({
  languages: shownLanguages(languages.state.getState()),
  memories: memories.state.getState().memories,
  glossaries: shownGlossaries(customizations.state.getState()),
  styleRules: shownStyleRules(customizations.state.getState()),
});
