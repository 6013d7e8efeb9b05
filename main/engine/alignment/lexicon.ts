import { placesOf } from './evidence.ts';
import type { SentenceClues } from './sentence-clues.ts';
import { foldedWord } from './sentence-clues.ts';

/** Words that translate each other: word → translation → how often it is translated so, from 0 to 1. */
export type Lexicon = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const NO_LEXICON: Lexicon = new Map();

/** Sentences that a pair of words has to share before it is believed. */
const LEAST_TOGETHER = 2;
const LEAST_ASSOCIATION = 0.4;
/** Words of a sentence pair that are paired with each other; longer ones would take too long. */
const MOST_WORDS = 60;
/** How often a given term is used as given. */
const OF_TERMS = 0.7;

/**
 * Learns from pairs of sentences which words go together, by Dice's coefficient, as hunalign does
 * between its two passes (Varga et al. 2005, "Parallel corpora for medium density languages").
 */
export function learnLexicon(
  pairs: readonly (readonly [source: SentenceClues, target: SentenceClues])[],
): Lexicon {
  const counts = placesOf(pairs.map(([{ words }]) => words));
  const theirCounts = placesOf(pairs.map(([, { words }]) => words));
  const together = new Map<string, Map<string, number>>();
  for (const [{ words }, { words: theirs }] of pairs) {
    if (words.length > MOST_WORDS || theirs.length > MOST_WORDS) continue;
    for (const word of words) {
      if ((counts.get(word)?.length ?? 0) < LEAST_TOGETHER) continue;
      const row = together.get(word) ?? new Map<string, number>();
      together.set(word, row);
      for (const their of theirs) row.set(their, (row.get(their) ?? 0) + 1);
    }
  }
  const lexicon = new Map<string, Map<string, number>>();
  for (const [word, row] of together) {
    const own = counts.get(word)?.length ?? 0;
    const kept = new Map<string, number>();
    for (const [their, count] of row) {
      if (count < LEAST_TOGETHER) continue;
      const association = (2 * count) / (own + (theirCounts.get(their)?.length ?? 0));
      if (association >= LEAST_ASSOCIATION) kept.set(their, association);
    }
    if (kept.size > 0) lexicon.set(word, kept);
  }
  return lexicon;
}

/** A lexicon of terms of one word each; longer ones give nothing. */
export function lexiconOfTerms(
  terms: readonly { readonly source: string; readonly target: string }[],
): Lexicon {
  const lexicon = new Map<string, Map<string, number>>();
  for (const { source, target } of terms) {
    const [word, translation] = [foldedWord(source.trim()), foldedWord(target.trim())];
    if (word === '' || translation === '' || /\s/u.test(word) || /\s/u.test(translation)) continue;
    const row = lexicon.get(word) ?? new Map<string, number>();
    lexicon.set(word, row.set(translation, OF_TERMS));
  }
  return lexicon;
}

/** Both; where both know a pair, what is higher. */
export function joinLexicons(one: Lexicon, other: Lexicon): Lexicon {
  const joined = new Map<string, Map<string, number>>();
  for (const lexicon of [one, other]) {
    for (const [word, row] of lexicon) {
      const known = joined.get(word) ?? new Map<string, number>();
      for (const [their, kept] of row) known.set(their, Math.max(known.get(their) ?? 0, kept));
      joined.set(word, known);
    }
  }
  return joined;
}
