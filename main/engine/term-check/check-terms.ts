import { createWantedFinder } from './find-wanted.ts';
import { targetWords } from './target-words.ts';
import { createWordForms } from './word-forms.ts';

/** What became of a term. */
export interface CheckedTerm {
  readonly outcome: 'used' | 'inflected' | 'missed';
  /** UTF-16 range in the translation; null where it was missed. */
  readonly found: readonly [start: number, end: number] | null;
}

/**
 * Looks for wanted terms in a translation, one place for each time that a term is wanted. Longer terms
 * choose first, and exact places go before others. Inflection is told by the language's endings: a hint
 * for the eye, not a judgement.
 *
 * @param wanted targets of the terms in the source, in its order
 * @param language of the translation
 */
export function checkTerms(
  wanted: readonly string[],
  translation: string,
  language: string,
): CheckedTerm[] {
  const target = targetWords(translation);
  const finder = createWantedFinder(target, createWordForms(language), language);
  const taken = new Set<number>();
  const isTaken = (word: number) => taken.has(word);
  const checked = wanted.map((): CheckedTerm => ({ outcome: 'missed', found: null }));
  const byLength = [...wanted.keys()].sort(
    (a, b) => (wanted[b]?.length ?? 0) - (wanted[a]?.length ?? 0) || a - b,
  );
  for (const outcome of ['used', 'inflected'] as const) {
    for (const index of byLength) {
      if (checked[index]?.outcome !== 'missed') continue;
      const term = wanted[index] ?? '';
      const place =
        outcome === 'used' ? finder.exact(term, isTaken) : finder.inflected(term, isTaken);
      if (place === null) continue;
      if (!place.isShared) for (const word of place.words) taken.add(word);
      checked[index] = { outcome, found: [place.start, place.end] };
    }
  }
  return checked;
}
