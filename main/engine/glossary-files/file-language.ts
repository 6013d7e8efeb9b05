import { baseOf } from '../../../preload/contract/language-code.ts';
import { takesPart } from '../languages/customisations.ts';

/**
 * The base language of a code in a file, in lower case: glossaries know no variants. null for what is
 * no code of a language that glossaries are in.
 */
export function fileLanguage(code: string): string | null {
  const base = baseOf(code.trim().replaceAll('_', '-'));
  return takesPart(base, 'glossary') ? base : null;
}
