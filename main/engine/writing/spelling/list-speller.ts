import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { openAffixDictionary } from './affix-dictionary.ts';
import { joinsWords } from './dictionaries.ts';
import type { DictionaryText } from './dictionaries.ts';
import { nearWords } from './near-words.ts';
import { isKnownInPieces } from './pieces.ts';
import { worthSuggesting } from './speller.ts';
import type { Speller } from './speller.ts';

/** A speller without a program; null for a language that joins words. */
export function openListSpeller(text: DictionaryText, language: string): Speller | null {
  if (joinsWords(text)) return null;
  const dictionary = openAffixDictionary(text);
  const isKnown = (word: string) =>
    dictionary.has(word) || isKnownInPieces(word, dictionary.has, language);
  return {
    name: 'dictionary',
    async check(words, signal) {
      const unknown = new Set(words.filter((word) => !isKnown(word)));
      const suggestions = new Map<string, readonly string[]>();
      for (const word of worthSuggesting(unknown, words.length)) {
        await yieldToOthers();
        signal.throwIfAborted();
        suggestions.set(word, nearWords(word, dictionary));
      }
      return words.map((word) => ({
        word,
        isKnown: !unknown.has(word),
        suggestions: suggestions.get(word) ?? [],
      }));
    },
  };
}
