import { findProgram } from '../../../system/find-program.ts';
import { readDictionary, joinsWords } from './dictionaries.ts';
import type { DictionaryFiles, DictionaryPlaces, DictionaryText } from './dictionaries.ts';
import { openHunspell } from './hunspell-module.ts';
import type { HunspellDictionary } from './hunspell-module.ts';
import { createProgramSpeller } from './program-speller.ts';
import type { Speller, SpelledWord } from './speller.ts';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { openAffixDictionary } from './affix-dictionary.ts';
import { nearWords } from './near-words.ts';
import { isKnownInPieces } from './pieces.ts';
import { worthSuggesting } from './speller.ts';

/**
 * What checks the spelling of a language with a dictionary: the installed program where there is one, else
 * a list of words, or for a language that joins words Hunspell as a module. Null where nothing can.
 */
export function openSpeller(
  files: DictionaryFiles,
  language: string,
  places: DictionaryPlaces,
): Speller | null {
  const path = files.dic.slice(0, -'.dic'.length);
  const program = findProgram(
    places.platform === 'win32' ? 'hunspell.exe' : 'hunspell',
    places.env,
  );
  // The program takes a list of paths, apart by commas.
  if (program !== null && !path.includes(',')) {
    return remembering(createProgramSpeller(program, path, language));
  }
  try {
    const text = readDictionary(files);
    return remembering(
      joinsWords(text)
        ? openModuleSpeller(places.hunspell, text, language)
        : openListSpeller(text, language),
    );
  } catch {
    // A file that cannot be read, or in an encoding that nobody knows.
    return null;
  }
}

/** A speller without a program, by a list of words. */
function openListSpeller(text: DictionaryText, language: string): Speller {
  const dictionary = openAffixDictionary(text);
  return spellerOver(
    {
      has: dictionary.has,
      suggest: (word) => nearWords(word, dictionary),
    },
    language,
  );
}

/** A speller without a program that knows how words are joined. */
function openModuleSpeller(module: string, text: DictionaryText, language: string): Speller {
  let opening: Promise<Speller> | null = null;
  return {
    name: 'hunspell',
    async check(words, signal) {
      opening ??= openHunspell(module, text).then((dictionary) =>
        spellerOver(dictionary, language),
      );
      return (await opening).check(words, signal);
    },
  };
}

function spellerOver(dictionary: HunspellDictionary, language: string): Speller {
  const isKnown = (word: string) =>
    dictionary.has(word) || isKnownInPieces(word, (piece) => dictionary.has(piece), language);
  return {
    name: 'dictionary',
    async check(words, signal) {
      const unknown = new Set(words.filter((word) => !isKnown(word)));
      const suggestions = new Map<string, readonly string[]>();
      for (const word of worthSuggesting(unknown, words.length)) {
        await yieldToOthers();
        signal.throwIfAborted();
        suggestions.set(word, dictionary.suggest(word));
      }
      return words.map((word) => ({
        word,
        isKnown: !unknown.has(word),
        suggestions: suggestions.get(word) ?? [],
      }));
    },
  };
}

/** Words that are kept, then all are forgotten. */
const MOST_WORDS = 20_000;

/** A speller that is asked once for a word: a correction goes over its text several times. */
function remembering(speller: Speller): Speller {
  const known = new Map<string, SpelledWord>();
  return {
    name: speller.name,
    async check(words, signal) {
      const asked = words.filter((word) => !known.has(word));
      if (known.size + asked.length > MOST_WORDS) known.clear();
      const all = known.size === 0 ? words : asked;
      if (all.length > 0) {
        for (const answer of await speller.check(all, signal)) known.set(answer.word, answer);
      }
      return words.map((word) => known.get(word) ?? { word, isKnown: true, suggestions: [] });
    },
  };
}
