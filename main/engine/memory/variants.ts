import { compatible } from '../../../preload/contract/language-code.ts';

/** A target language of a memory that may serve a request. */
export interface FittingVariant {
  /** As the memory spells it. */
  readonly language: string;
  /** A regional variant other than the one asked for: such a match costs a point. */
  readonly penalised: boolean;
}

/** What a bare code means as a target, where variants exist. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['de', 'de-de'],
  ['en', 'en-us'],
  ['fr', 'fr-fr'],
  ['pt', 'pt-pt'],
  ['zh', 'zh-hans'],
]);

/**
 * The memory's target languages that may serve a request, the nearest first: the same code; the
 * bare code for a variant, or a variant for the bare code; then another region of the same
 * language, which costs a point. What is not `compatible`, such as another script, never serves.
 * Codes in any letter case.
 */
export function fittingVariants(targets: readonly string[], wanted: string): FittingVariant[] {
  const asked = wanted.toLowerCase();
  return targets
    .map((language) => ({ language, distance: distance(language.toLowerCase(), asked) }))
    .filter((variant) => variant.distance < Infinity)
    .sort((a, b) => a.distance - b.distance || (a.language < b.language ? -1 : 1))
    .map((variant) => ({ language: variant.language, penalised: variant.distance >= 3 }));
}

function distance(stored: string, asked: string): number {
  if (stored === asked) return 0;
  if (!compatible(stored, asked)) return Infinity;
  if (MEANT.get(asked) === stored || MEANT.get(stored) === asked) return 1;
  return stored.includes('-') && asked.includes('-') ? 3 : 2;
}
