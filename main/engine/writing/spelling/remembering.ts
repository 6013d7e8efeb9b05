import type { SpelledWord, Speller } from './speller.ts';

/** Words that are kept, then all are forgotten. */
const MOST_WORDS = 20_000;

/** A speller that is asked once for a word: a correction goes over its text several times. */
export function remembering(speller: Speller): Speller {
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
