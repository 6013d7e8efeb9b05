import { useMemo } from 'react';
import { useStore } from 'zustand';
import { languagesStore, shownLanguages } from '../languages/store.ts';
import { fitOptions, type Facts, type ApplicableOptions } from './fit.ts';
import { effectiveOptions } from './own-options.ts';
import { foundLanguage } from './state.ts';
import { ownOf } from './targets.ts';
import { customizationsStore, shownGlossaries, shownStyleRules } from '../customizations/store.ts';
import { usePageStore } from '../../ui/stores.ts';
import { memoriesStore } from '../memories/store.ts';
import { textStore } from './store.ts';

/** The facts that that decide which options apply, renewed as the lists come. */
export function useFacts(): Facts {
  const customizations = usePageStore(customizationsStore);
  const languages = useStore(usePageStore(languagesStore).state, shownLanguages);
  const memories = useStore(usePageStore(memoriesStore).state, (now) => now.memories);
  const glossaries = useStore(customizations.state, shownGlossaries);
  const styleRules = useStore(customizations.state, shownStyleRules);
  return useMemo(
    () => ({ languages, memories, glossaries, styleRules }),
    [languages, memories, glossaries, styleRules],
  );
}

/** What goes with a request into a target now, and what is omitted. */
export function useApplicableOptions(target: string): ApplicableOptions {
  const text = usePageStore(textStore);
  const facts = useFacts();
  const shared = useStore(text.state, (now) => now.options);
  const own = useStore(text.state, (now) => ownOf(now, target));
  const source = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  return useMemo(
    () => fitOptions(effectiveOptions(shared, own), source, target, facts),
    [shared, own, source, target, facts],
  );
}
