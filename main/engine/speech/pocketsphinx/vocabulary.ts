import { pronounce } from '../pronunciation/pronounce.ts';
import type { SphinxModule } from './module.ts';
import { withTexts } from './module.ts';

/** How much likelier than a word of which nothing is known; found by trial on synthetic speech. */
const TERM_WEIGHT = 20_000;
/** Terms beyond this many words are too long to be heard as one. */
const MAX_WORDS = 6;

/** The written form of each word that was added for a term. */
export type TermSpellings = ReadonlyMap<string, string>;

/**
 * Adds each term to the vocabulary as one word with the sounds of its parts, so that it is likelier
 * than its parts by themselves. Parts that the dictionary lacks are pronounced by rule. Terms
 * without a Latin letter are left out: nothing is known of their sounds.
 */
export function addTerms(sphinx: SphinxModule, terms: readonly string[]): TermSpellings {
  const spellings = new Map<string, string>();
  let last: readonly [string, string] = ['', ''];
  terms.forEach((term, index) => {
    const phones = soundsOf(sphinx, term);
    if (phones === null) return;
    const word = `term_${index}`;
    const added = withTexts(sphinx, [word, phones], (name = 0, sounds = 0) =>
      sphinx._r_add(name, sounds, TERM_WEIGHT),
    );
    if (added < 0) return;
    spellings.set(word, term);
    // The decoder takes the new words in together with one that is added last, heard or not.
    last = [`${word}(2)`, phones];
  });
  const ready = withTexts(sphinx, last, (word = 0, phones = 0) => sphinx._r_ready(word, phones));
  if (ready < 0) throw new Error(`The recogniser did not start (${ready}).`);
  return spellings;
}

function soundsOf(sphinx: SphinxModule, term: string): string | null {
  const parts = term.split(/[\s\-_/.,:;!?()]+/u).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MAX_WORDS) return null;
  const sounds: string[] = [];
  for (const part of parts) {
    const word = part.toLowerCase().replaceAll('’', "'");
    const known = withTexts(sphinx, [word], (pointer = 0) =>
      sphinx.UTF8ToString(sphinx._r_phones(pointer)),
    );
    const spoken = known === '' ? pronounce(part) : known;
    if (spoken === null) return null;
    sounds.push(spoken);
  }
  return sounds.join(' ');
}
