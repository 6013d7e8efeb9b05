import type { Rpc } from '../../../../preload/contract/api.ts';
import { baseOf, compatible } from '../../../../preload/contract/language-code.ts';
import { defineStore } from '../../../ui/stores.ts';
import {
  distinct,
  fromGlossaries,
  fromShortUnits,
  isTermOf,
  replacingWords,
  wordsOf,
  type Alternative,
  type Stretch,
} from './alternatives.ts';

/** A word of a translation, in its sentence. */
export interface WordQuery {
  readonly source: string;
  readonly target: string;
  /** The sentence that was translated. */
  readonly sentence: string;
  readonly translation: string;
  /** Where the word stands in the translation. */
  readonly word: Stretch;
}

/** Glossaries that are asked: more would make a person wait. */
const MOST_GLOSSARIES = 10;
/** Similar sentences whose translations are compared with this one. */
const LEAST_PERCENT = 60;
/** Terms that one word can stand for. */
const MOST_TERMS = 3;

/**
 * Other words for a word of a translation, from the glossaries of the service and the memories of this
 * computer. What one of them fails to answer, the others still give; rejects where none answers.
 */
async function findAlternatives(
  rpc: Rpc,
  query: WordQuery,
  signal: AbortSignal,
): Promise<readonly Alternative[]> {
  const { source, target, sentence, translation, word } = query;
  const words = translation.slice(...word);
  const pair = { source, target };

  async function shortUnits() {
    const ask = (text: string, side: 'source' | 'target') =>
      rpc.ask(
        'local-memories.concordance',
        { ...pair, text, side, mode: 'exact', memories: null, count: 100 },
        signal,
      );
    const holding = (await ask(words, 'target')).hits;
    const terms = [
      ...new Set(
        holding.map((hit) => hit.source).filter((term) => isTermOf(term, sentence, source)),
      ),
    ].slice(0, MOST_TERMS);
    const found = await Promise.all(terms.map((term) => ask(term, 'source')));
    const units = found.flatMap(({ hits }, index) =>
      hits.filter((hit) => hit.source.toLowerCase() === terms[index]?.toLowerCase()),
    );
    return { terms, units };
  }

  async function otherTranslations(): Promise<Alternative[]> {
    const matches = await rpc.ask(
      'local-memories.matches',
      { ...pair, segment: sentence, threshold: LEAST_PERCENT, memories: null, limit: 20 },
      signal,
    );
    const all = wordsOf(translation, target);
    const place = all.findIndex(({ at: [start] }) => start === word[0]);
    if (place < 0) return [];
    const spoken = all.map((one) => one.word);
    return matches.flatMap((match) => {
      const found = replacingWords(spoken, place, match.target, target);
      return found === null ? [] : [{ words: found, term: '', from: match.memoryName }];
    });
  }

  async function glossaryMarks() {
    const { all } = await rpc.ask('glossaries.all', undefined, signal);
    const fitting = all.filter(({ dictionaries }) =>
      dictionaries.some(
        (one) => baseOf(one.source) === baseOf(source) && compatible(one.target, target),
      ),
    );
    const input = { source: baseOf(source), target: baseOf(target), text: sentence, translation };
    return Promise.all(
      fitting.slice(0, MOST_GLOSSARIES).map(async ({ id, name }) => ({
        name,
        marks: await rpc.ask('terms.marks', { ...input, glossaries: [id] }, signal),
      })),
    );
  }

  const [short, other, marks] = await Promise.allSettled([
    shortUnits(),
    otherTranslations(),
    glossaryMarks(),
  ]);
  if (short.status === 'rejected' && other.status === 'rejected' && marks.status === 'rejected') {
    throw short.reason;
  }
  const { terms, units } = short.status === 'fulfilled' ? short.value : { terms: [], units: [] };
  const found = [
    ...(marks.status === 'fulfilled' ? fromGlossaries(marks.value, word, terms) : []),
    ...(other.status === 'fulfilled' ? other.value : []),
    ...fromShortUnits(units),
  ];
  return distinct(found, words);
}

/** Finds other words for a word that somebody points at. */
export interface AlternativesStore {
  readonly find: (query: WordQuery, signal: AbortSignal) => Promise<readonly Alternative[]>;
}

export const alternativesStore = defineStore<AlternativesStore>({
  name: 'alternatives',
  scope: 'app',
  create: ({ rpc }) => ({ find: (query, signal) => findAlternatives(rpc, query, signal) }),
});
