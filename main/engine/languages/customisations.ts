import { findLanguage, LANGUAGES } from './catalogue.ts';
import { baseOf, compatible } from '../../../preload/contract/language-code.ts';

export type Customisation = 'glossary' | 'style' | 'memory';

/**
 * Whether texts in a language take part in a customisation. Variants do so through their base
 * language: a German glossary serves `de-CH`. Memories serve the same languages as source and as
 * target; only traditional Chinese has none that could serve it.
 * @param code in any letter case
 */
export function takesPart(code: string, customisation: Customisation): boolean {
  const base = findLanguage(baseOf(code));
  if (base === null || findLanguage(code) === null) return false;
  if (customisation !== 'memory') return base[customisation];
  return LANGUAGES.some((stored) => stored.memoryTarget && compatible(stored.code, code));
}
