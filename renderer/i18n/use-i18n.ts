import { createContext, useContext } from 'react';
import type { I18n } from './i18n.ts';

export const I18nContext = createContext<I18n | null>(null);

/** The interface language of this part of the page. */
export function useI18n(): I18n {
  const words = useContext(I18nContext);
  if (words === null) throw new Error('No words: render inside WordsContext');
  return words;
}
