import { baseOf } from '../../preload/contract/language-code.ts';
import type { Language } from '../../preload/contract/languages.ts';

/** The language with this code in any letter case. */
export function findLanguage(languages: readonly Language[], code: string): Language | undefined {
  const wanted = code.toLowerCase();
  return languages.find((language) => language.code.toLowerCase() === wanted);
}

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'fa', 'he', 'prs', 'ps', 'ur', 'yi']);

/** The direction in which a language is written; null lets the text itself decide. */
export function directionOf(code: string): 'ltr' | 'rtl';
export function directionOf(code: string | null): 'ltr' | 'rtl' | 'auto';
export function directionOf(code: string | null): 'ltr' | 'rtl' | 'auto' {
  if (code === null) return 'auto';
  return RIGHT_TO_LEFT.has(baseOf(code)) ? 'rtl' : 'ltr';
}
