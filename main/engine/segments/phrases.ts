import type { Span } from './span.ts';

/** Longer sentences of scripts without a sentence mark are cut into phrases. */
const LONG = 200;

/**
 * A space between two letters; not one that belongs to the sign of repetition or abbreviation, nor one that
 * carries a vowel or tone sign, with which it is one character.
 */
const PHRASE_END =
  /(?<=[\p{sc=Thai}\p{sc=Laoo}])(?<![ๆฯໆຯ])\s+(?![\p{M}\u0e33\u0eb3])(?=[\p{sc=Thai}\p{sc=Laoo}])/gu;

/**
 * Thai and Lao end a sentence with a mere space, which they also put between clauses. Up to 200
 * characters a sentence stays whole; a longer one is cut at its spaces.
 */
export function phrasesOf(text: string, sentence: Span): Span[] {
  if (sentence.end - sentence.start <= LONG) return [sentence];
  const phrases: Span[] = [];
  let start = sentence.start;
  for (const gap of text.slice(sentence.start, sentence.end).matchAll(PHRASE_END)) {
    const end = sentence.start + gap.index;
    phrases.push({ start, end });
    start = end + gap[0].length;
  }
  phrases.push({ start, end: sentence.end });
  return phrases;
}
