import { useMemo } from 'react';
import { useStore } from 'zustand';
import { shownLanguages } from '../languages/store.ts';
import { useFirstStores } from '../workbench.ts';
import { fitOptions, type Facts, type Fitted } from './fit.ts';
import { effectiveOptions } from './own-options.ts';
import { ownOf } from './targets.ts';
import { shownGlossaries, shownStyleRules } from '../customizations/store.ts';

/** The facts that options are fitted by, renewed as the lists come. */
export function useFacts(): Facts {
  const stores = useFirstStores();
  const languages = useStore(stores.languages.state, shownLanguages);
  const memories = useStore(stores.memories.state, (now) => now.memories);
  const glossaries = useStore(stores.customizations.state, shownGlossaries);
  const styleRules = useStore(stores.customizations.state, shownStyleRules);
  return useMemo(
    () => ({ languages, memories, glossaries, styleRules }),
    [languages, memories, glossaries, styleRules],
  );
}

/** What goes with a request into a target now, and what is held back. */
export function useFitted(target: string): Fitted {
  const { text } = useFirstStores();
  const facts = useFacts();
  const shared = useStore(text.state, (now) => now.options);
  const own = useStore(text.state, (now) => ownOf(now, target));
  const source = useStore(text.state, (now) => now.source);
  return useMemo(
    () => fitOptions(effectiveOptions(shared, own), source, target, facts),
    [shared, own, source, target, facts],
  );
}
