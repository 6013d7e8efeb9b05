import { useMemo } from 'react';
import { useStore } from 'zustand';
import { baseOf } from '../languages/code.ts';
import { shownLanguages } from '../languages/store.ts';
import type { Choice } from '../look/Choices.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import type { Pair } from './state.ts';

/** A pair as it is called, with an arrow or in words. */
export function usePairWords() {
  const { t, language } = useWords();
  return useMemo(() => {
    const names = ({ source, target }: Pair) => ({
      source: language(source),
      target: language(target),
    });
    return {
      arrow: (pair: Pair) => t('glossaries.dictionary', names(pair)),
      words: (pair: Pair) => t('glossaries.pair', names(pair)),
    };
  }, [t, language]);
}

/** The languages that a dictionary can have, by name. */
export function useDictionaryLanguages(): readonly Choice[] {
  const { language, locale } = useWords();
  const { languages } = useStores();
  const all = useStore(languages.state, shownLanguages);
  return useMemo(() => {
    const able = all.filter(({ features }) => features.includes('glossary'));
    // A service that does not say which ones has to refuse them itself.
    const bases = new Set((able.length > 0 ? able : all).map(({ code }) => baseOf(code)));
    return [...bases]
      .map((code) => ({ id: code, name: language(code), note: code }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [all, language, locale]);
}
