import { baseOf } from '../../../preload/contract/language-code.ts';
import { currentCode } from '../languages/current-code.ts';
import { takesPart } from '../languages/customisations.ts';

/**
 * The base language of a code in a file, in lower case: glossaries know no variants. null for what is
 * no code of a language that glossaries are in.
 */
export function fileLanguage(code: string): string | null {
  const written = code.trim().replaceAll('_', '-');
  return (
    [written, currentCode(written)].map(baseOf).find((base) => takesPart(base, 'glossary')) ?? null
  );
}
