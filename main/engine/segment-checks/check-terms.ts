import { createTermIndex } from '../glossary/apply.ts';
import { checkTerms } from '../term-check/check-terms.ts';
import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** A term of a glossary with a translation of it. */
export interface CheckedTerm {
  readonly source: string;
  readonly target: string;
}

/** Terms made ready for checking. */
export interface TermCheck {
  /** Terms of the source of which no translation stands in the target, inflected or not. */
  check(source: CheckedText, target: CheckedText): SegmentFinding[];
}

/** @param terms in order of precedence; of a term with several translations each is right */
export function createTermCheck(terms: readonly CheckedTerm[], targetLanguage: string): TermCheck {
  const index = createTermIndex(targetLanguage);
  const translations = new Map<string, string[]>();
  for (const term of terms) {
    index.add(term);
    const key = fold(term.source);
    const known = translations.get(key);
    if (known === undefined) translations.set(key, [fold(term.target)]);
    else known.push(fold(term.target));
  }
  return {
    check(source, target) {
      const said = fold(target.bare);
      const missing = new Set<string>();
      for (const { start, end, target: adapted } of index.find(source.bare)) {
        const term = source.bare.slice(start, end);
        const right = translations.get(fold(term)) ?? [fold(adapted)];
        if (right.some((one) => said.includes(one))) continue;
        const inflected = checkTerms(right, target.bare, targetLanguage);
        if (inflected.every(({ outcome }) => outcome === 'missed')) missing.add(term);
      }
      return [...missing].map((what) => ({ kind: 'term', what }));
    },
  };
}

const fold = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replace(/\s+/gu, ' ').trim().toLowerCase();
