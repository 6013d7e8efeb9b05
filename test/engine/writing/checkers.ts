import { homedir } from 'node:os';
import { openGrammarLinter } from '../../../main/engine/writing/english/grammar-linter.ts';
import type { GrammarLinter } from '../../../main/engine/writing/english/grammar-linter.ts';
import { correctText } from '../../../main/engine/writing/correct.ts';
import type { CorrectionPorts } from '../../../main/engine/writing/correct.ts';
import { findDictionary } from '../../../main/engine/writing/spelling/dictionaries.ts';
import type { DictionaryPlaces } from '../../../main/engine/writing/spelling/dictionaries.ts';
import { openSpeller } from '../../../main/engine/writing/spelling/open-speller.ts';
import type { Speller } from '../../../main/engine/writing/spelling/speller.ts';
import { grammarModule, hunspellModule } from '../../../main/service/thread-place.ts';

const installed: DictionaryPlaces = {
  chosen: null,
  packFolders: [],
  hunspell: hunspellModule(),
  platform: process.platform,
  env: process.env,
  home: homedir(),
};
/** As on a computer without the program. */
const withoutProgram: DictionaryPlaces = { ...installed, env: {} };

/** As on a computer without dictionaries. */
const withoutDictionaries: DictionaryPlaces = { ...installed, platform: 'aix', env: {} };

const PLACES = {
  installed,
  'without-program': withoutProgram,
  'without-dictionaries': withoutDictionaries,
};

/** The checkers of this computer, or what is left of them, each opened once. */
export function checkers(places: keyof typeof PLACES): CorrectionPorts {
  let grammar: Promise<GrammarLinter> | null = null;
  const spellers = new Map<string, Speller | null>();
  return {
    grammar: () => (grammar ??= openGrammarLinter(grammarModule())),
    speller: (language) => {
      const known = spellers.get(language);
      if (known !== undefined) return known;
      const files = findDictionary(language, PLACES[places]);
      const speller = files && openSpeller(files, language, PLACES[places]);
      spellers.set(language, speller);
      return speller;
    },
  };
}

/** Corrects with them. */
export const correctWith =
  (ports: CorrectionPorts) =>
  (language: string, text: string, terms: readonly string[] = []) =>
    correctText({ language, text, terms }, ports, AbortSignal.timeout(60_000));
