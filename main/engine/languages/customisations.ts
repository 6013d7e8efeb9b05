import { findLanguage } from './catalogue.ts';
import { baseOf } from './code.ts';

export type Customisation = 'glossary' | 'style' | 'memory';

/**
 * Whether texts in a language take part in a customisation. Variants do so through their base
 * language: a German glossary serves `de-CH`. Memories serve the same languages as source and as
 * target.
 * @param code in any letter case
 */
export function takesPart(code: string, customisation: Customisation): boolean {
  const base = findLanguage(baseOf(code));
  if (base === null || findLanguage(code) === null) return false;
  return customisation === 'memory' ? base.memorySource : base[customisation];
}
