import { baseOf } from '../../../preload/contract/language-code.ts';
import { createTermIndex } from './apply.ts';
import type { GlossaryTerm, TermIndex } from './apply.ts';

/** So many terms are indexed between two pauses. */
const TERMS_AT_ONCE = 100;

/** Indexes of lists of terms, each made once and kept as long as its list. */
export interface TermIndexes {
  /**
   * @param terms never changed after the first call; another state of a glossary is another array
   * @param targetLanguage variants of one language share an index
   */
  of(terms: readonly GlossaryTerm[], targetLanguage: string): Promise<TermIndex>;
}

/** @param pause awaited now and then while a list is indexed; must not reject */
export function createTermIndexes(pause: () => Promise<void>): TermIndexes {
  const indexes = new WeakMap<readonly GlossaryTerm[], Map<string, Promise<TermIndex>>>();

  return {
    of(terms, targetLanguage) {
      const language = baseOf(targetLanguage);
      const known = indexes.get(terms) ?? new Map<string, Promise<TermIndex>>();
      indexes.set(terms, known);
      const index = known.get(language) ?? build(terms, language);
      known.set(language, index);
      return index;
    },
  };

  async function build(terms: readonly GlossaryTerm[], language: string): Promise<TermIndex> {
    const index = createTermIndex(language);
    for (const [at, term] of terms.entries()) {
      if (at % TERMS_AT_ONCE === 0) await pause();
      index.add(term);
    }
    return index;
  }
}
