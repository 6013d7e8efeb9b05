import { baseOf } from '../languages/code.ts';

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
 * language, which costs a point. Another script never serves: neither simplified Chinese (also as
 * bare `zh`) for traditional nor the reverse. Codes in any letter case.
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
  if (baseOf(stored) !== baseOf(asked) || scriptOf(stored) !== scriptOf(asked)) return Infinity;
  if (MEANT.get(asked) === stored || MEANT.get(stored) === asked) return 1;
  return stored.includes('-') && asked.includes('-') ? 3 : 2;
}

function scriptOf(code: string): string {
  const script = code.split('-').find((part) => part.length === 4);
  return script ?? (baseOf(code) === 'zh' ? 'hans' : '');
}
