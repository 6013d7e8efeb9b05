import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../preload/contract/languages.ts';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { findLanguage } from '../../i18n/language-code.ts';
import { languagesStore, shownLanguages } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';

export interface LanguageNames {
  readonly languages: readonly Language[];
  /** The name of a language; one that only the service knows has the name it gives. */
  readonly nameOf: (code: string) => string;
}

export function useLanguages(): LanguageNames {
  const { language } = useI18n();
  const languages = usePageStore(languagesStore);
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
  const { t, locale } = useI18n();
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
