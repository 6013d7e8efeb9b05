import type { Language } from '../../preload/contract/languages.ts';

/** The base language of a code, in lower case: `en-GB` → `en`. */
export function baseOf(code: string): string {
  return code.toLowerCase().split('-')[0] ?? '';
}

/** Whether Chinese text in this language is traditional; a bare `zh` is simplified. */
function isTraditional(code: string): boolean {
  return /^zh-hant\b/i.test(code);
}

/** Whether a memory with this target serves that one: the same base language and script. */
export function serves(memoryTarget: string, target: string): boolean {
  return (
    baseOf(memoryTarget) === baseOf(target) && isTraditional(memoryTarget) === isTraditional(target)
  );
}

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
