import { createTermIndex } from '../glossary/apply.ts';
import type { GlossaryTerm } from '../glossary/apply.ts';

/** A term of one of several glossaries. */
export interface ListedTerm extends GlossaryTerm {
  readonly glossary: string;
}

/** A term at its place in a text. */
export interface PlacedTerm {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly term: ListedTerm;
}

export interface TermFinder {
  /** In order, none overlapping another: those that a translation applies. */
  find(text: string): PlacedTerm[];
}

/** So many terms are indexed between two pauses. */
const TERMS_AT_ONCE = 2000;

/**
 * Finds terms by the rules that translations apply them by. The index is asked for numbers in place of
 * targets, which no rule of letter case changes, so that each place leads back to its term.
 *
 * @param terms of one glossary after the other, in order of precedence
 * @param pause awaited now and then, since large glossaries take a while; must not reject
 */
export async function createTermFinder(
  terms: readonly ListedTerm[],
  language: string,
  pause: () => Promise<void>,
): Promise<TermFinder> {
  const index = createTermIndex(language);
  for (const [number, { source }] of terms.entries()) {
    if (number % TERMS_AT_ONCE === TERMS_AT_ONCE - 1) await pause();
    index.add({ source, target: String(number) });
  }
  return {
    find: (text) =>
      index.find(text).flatMap(({ start, end, target }) => {
        const term = terms[Number(target)];
        return term ? [{ start, end, term }] : [];
      }),
  };
}
