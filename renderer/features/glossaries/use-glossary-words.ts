import { useMemo } from 'react';
import { useStore } from 'zustand';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { languagesStore, shownLanguages } from '../languages/store.ts';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { Pair } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';

/** A pair as it is called, with an arrow or in words. */
export function usePairWords() {
  const { t, language } = useI18n();
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
  const { language, locale } = useI18n();
  const languages = usePageStore(languagesStore);
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
