import type { Language } from '../../../preload/contract/languages.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { findLanguage } from '../../i18n/language-code.ts';

/** The variant that was last a target, by base language: `{ en: 'en-GB' }`. */
export type Variants = Readonly<Record<string, string>>;

export interface Pair {
  readonly source: string;
  readonly target: string;
}

/**
 * The service treats bare English and Portuguese as targets as these variants, so a
 * swap that has no better memory names them openly.
 */
const PLAIN_VARIANTS: Variants = { en: 'en-US', pt: 'pt-PT' };

/**
 * The pair the other way round. Variants are targets only, so a variant becomes its base language
 * as the source and is remembered: swapping back restores it.
 * @param variants as remembered so far, see `rememberVariant`
 * @returns null where the target's language cannot be a source
 */
export function swapped(
  pair: Pair,
  variants: Variants,
  languages: readonly Language[],
): Pair | null {
  const source = [pair.target, baseOf(pair.target)]
    .map((code) => findLanguage(languages, code))
    .find((language) => language?.source === true);
  const target = targetFor(pair.source, variants, languages);
  return source === undefined || target === null ? null : { source: source.code, target };
}

/** Remembers which variant of its base language a target was. */
export function rememberVariant(variants: Variants, target: string): Variants {
  return { ...variants, [baseOf(target)]: target };
}

function targetFor(
  source: string,
  variants: Variants,
  languages: readonly Language[],
): string | null {
  const base = baseOf(source);
  const candidates = [variants[base], PLAIN_VARIANTS[base], source];
  for (const code of candidates) {
    const found = code === undefined ? undefined : findLanguage(languages, code);
    if (found?.target === true) return found.code;
  }
  const variant = languages.find((language) => language.target && baseOf(language.code) === base);
  return variant?.code ?? null;
}
