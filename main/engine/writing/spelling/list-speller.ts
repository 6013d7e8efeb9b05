import { setImmediate as yieldToOthers } from 'node:timers/promises';
import nspell from 'nspell';
import { countForms, joinsWords } from './dictionaries.ts';
import type { DictionaryText } from './dictionaries.ts';
import { isKnownInPieces } from './pieces.ts';
import type { Speller } from './speller.ts';

/** Above this the checker, which writes every form out, would take minutes and gigabytes. */
const MOST_FORMS = 12_000_000;

/**
 * A checker without a program, for languages that join no words; null for all others, and for a
 * dictionary with too many forms.
 */
export function openListSpeller(dictionary: DictionaryText, language: string): Speller | null {
  if (joinsWords(dictionary) || countForms(dictionary) > MOST_FORMS) return null;
  const checker = nspell(dictionary.aff, dictionary.dic);
  const isKnown = (word: string) => checker.correct(word.replaceAll('’', "'"));
  return {
    name: 'nspell',
    async check(words, signal) {
      const answers = [];
      for (const word of words) {
        await yieldToOthers();
        signal.throwIfAborted();
        const known = isKnown(word) || isKnownInPieces(word, isKnown, language);
        const suggestions = known ? [] : checker.suggest(word.replaceAll('’', "'"));
        answers.push({ word, isKnown: known, suggestions });
      }
      return answers;
    },
  };
}
