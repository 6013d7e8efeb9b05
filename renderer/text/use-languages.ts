import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../preload/contract/languages.ts';
import { findLanguage } from '../languages/code.ts';
import { shownLanguages } from '../languages/store.ts';
import type { Choice } from '../look/Choices.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';

export interface LanguageNames {
  readonly languages: readonly Language[];
  /** The name of a code as the service gives it, or in our own words until the list is there. */
  readonly nameOf: (code: string) => string;
}

export function useLanguages(): LanguageNames {
  const { language } = useWords();
  const { languages } = useStores();
  const list = useStore(languages.state, shownLanguages);
  return useMemo(
    () => ({
      languages: list,
      nameOf: (code: string) => findLanguage(list, code)?.name ?? language(code),
    }),
    [list, language],
  );
}

/** The languages that can be chosen on one side, by name. */
export function useLanguageChoices(side: 'source' | 'target'): readonly Choice[] {
  const { t, locale } = useWords();
  const { languages } = useLanguages();
  return useMemo(
    () =>
      languages
        .filter((language) => language[side])
        .map((language) => ({
          id: language.code,
          name: language.name,
          note: language.status === 'beta' ? `${language.code} · ${t('text.beta')}` : language.code,
        }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [languages, side, t, locale],
  );
}
