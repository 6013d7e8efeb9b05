import type { GlossaryName } from '../../../../preload/contract/customization.ts';
import type { Entry, OneDictionary } from '../../../../preload/contract/glossaries.ts';
import { MAX_TERM_LIST_CHARACTERS } from '../../../../preload/contract/limits.ts';
import { listCharacters, termFaults } from '../../../../preload/contract/spoken-terms-rules.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { tidied } from '../lines.ts';

/** A dictionary that has terms of a language on one of its sides. */
export interface NamedDictionary extends OneDictionary {
  /** Of its glossary. */
  readonly name: string;
  readonly entries: number | null;
}

/** The dictionaries of all glossaries that can give terms to a list of a language. */
export const dictionariesWith = (
  glossaries: readonly GlossaryName[],
  language: string,
): readonly NamedDictionary[] =>
  glossaries.flatMap(({ id, name, pairs }) =>
    pairs.filter((pair) => hasLanguage(pair, language)).map((pair) => ({ id, name, ...pair })),
  );

const hasLanguage = ({ source, target }: Omit<OneDictionary, 'id'>, language: string): boolean =>
  baseOf(source) === language || baseOf(target) === language;

/** The terms that one side of a dictionary offers a list of spoken terms, each once. */
export function offeredTerms(
  entries: readonly Entry[],
  { source }: OneDictionary,
  language: string,
): readonly string[] {
  const side = baseOf(source) === language ? 0 : 1;
  const terms = tidied(entries.map((entry) => entry[side]));
  const broken = new Set(termFaults(terms).map(({ line }) => line));
  return terms.filter(
    (term, line) => !broken.has(line) && listCharacters([term]) <= MAX_TERM_LIST_CHARACTERS,
  );
}

/** Code points that a further term may have; the line end before it is counted already. */
export const roomIn = (written: readonly string[]): number =>
  MAX_TERM_LIST_CHARACTERS - listCharacters(written) - (written.length > 0 ? 1 : 0);

/** Those terms that fit into a list together, the first ones first; longer ones are passed over. */
export function fittingTerms(
  terms: readonly string[],
  written: readonly string[],
): readonly string[] {
  let room = roomIn(written);
  return terms.filter((term) => {
    const length = listCharacters([term]);
    if (length > room) return false;
    room -= length + 1;
    return true;
  });
}
