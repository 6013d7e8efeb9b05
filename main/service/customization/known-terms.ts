import { createTermIndexes } from '../../engine/glossary/term-indexes.ts';
import type { GlossaryTerm } from '../../engine/glossary/apply.ts';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Glossaries } from './glossaries.ts';

/** Words that the glossaries of the account know. */
export interface KnownTerms {
  /**
   * The terms in a text, as they stand there, of every glossary that has its language on either side.
   * @param language base code
   */
  in(text: string, language: string): Promise<readonly string[]>;
}

export function createKnownTerms(glossaries: Pick<Glossaries, 'list' | 'terms'>): KnownTerms {
  const indexes = createTermIndexes(() => yieldToOthers());
  const turned = new WeakMap<readonly GlossaryTerm[], readonly GlossaryTerm[]>();
  /** The same list for the same list, so that its index can be kept. */
  const turn = (terms: readonly GlossaryTerm[]): readonly GlossaryTerm[] => {
    const known =
      turned.get(terms) ?? terms.map(({ source, target }) => ({ source: target, target: source }));
    turned.set(terms, known);
    return known;
  };

  return {
    async in(text, language) {
      const found = new Set<string>();
      for (const { id, dictionaries } of glossaries.list()) {
        for (const { source, target } of dictionaries) {
          if (source !== language && target !== language) continue;
          const terms = glossaries.terms([id], source, target);
          const index = await indexes.of(source === language ? terms : turn(terms), language);
          for (const { start, end } of index.find(text)) found.add(text.slice(start, end));
        }
      }
      return [...found];
    },
  };
}
