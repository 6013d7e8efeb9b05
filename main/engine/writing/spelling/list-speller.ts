import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { openAffixDictionary } from './affix-dictionary.ts';
import { joinsWords } from './dictionaries.ts';
import type { DictionaryText } from './dictionaries.ts';
import { nearWords } from './near-words.ts';
import { isKnownInPieces } from './pieces.ts';
import type { Speller } from './speller.ts';

/** A speller without a program; null for a language that joins words. */
export function openListSpeller(text: DictionaryText, language: string): Speller | null {
  if (joinsWords(text)) return null;
  const dictionary = openAffixDictionary(text);
  return {
    name: 'dictionary',
    async check(words, signal) {
      const answers = [];
      for (const word of words) {
        await yieldToOthers();
        signal.throwIfAborted();
        const isKnown = dictionary.has(word) || isKnownInPieces(word, dictionary.has, language);
        answers.push({ word, isKnown, suggestions: isKnown ? [] : nearWords(word, dictionary) });
      }
      return answers;
    },
  };
}
