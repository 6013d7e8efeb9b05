import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../preload/contract/languages.ts';
import type { Choice } from '../look/Choices.tsx';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';
import { findLanguage } from './code.ts';
import { shownLanguages } from './store.ts';

export interface LanguageNames {
  readonly languages: readonly Language[];
  /** The name of a language; one that only the service knows has the name it gives. */
  readonly nameOf: (code: string) => string;
}

export function useLanguages(): LanguageNames {
  const { language } = useWords();
  const { languages } = useFirstStores();
  const list = useStore(languages.state, shownLanguages);
  return useMemo(
    () => ({
      languages: list,
      nameOf: (code: string) => language(code, findLanguage(list, code)?.name),
    }),
    [list, language],
  );
}

/** The languages that can be chosen on one side, by name. */
export function useLanguageChoices(side: 'source' | 'target'): readonly Choice[] {
  const { t, locale } = useWords();
  const { languages, nameOf } = useLanguages();
  return useMemo(
    () =>
      languages
        .filter((language) => language[side])
        .map(({ code, status }) => ({
          id: code,
          name: nameOf(code),
          note: status === 'beta' ? `${code} · ${t('text.beta')}` : code,
        }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [languages, nameOf, side, t, locale],
  );
}
