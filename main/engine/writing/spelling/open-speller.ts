import { findProgram } from '../../../system/find-program.ts';
import { findDictionary, readDictionary } from './dictionaries.ts';
import type { DictionaryPlaces } from './dictionaries.ts';
import { openListSpeller } from './list-speller.ts';
import { createProgramSpeller } from './program-speller.ts';
import { remembering } from './remembering.ts';
import type { Speller } from './speller.ts';

/**
 * What checks the spelling of a language on this computer: the installed program where there is one,
 * else a list of words, which serves no language that joins words. Null where nothing can.
 */
export function openSpeller(language: string, places: DictionaryPlaces): Speller | null {
  const files = findDictionary(language, places);
  if (files === null) return null;
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
    const speller = openListSpeller(readDictionary(files), language);
    return speller && remembering(speller);
  } catch {
    // A file that cannot be read, or in an encoding that nobody knows.
    return null;
  }
}
