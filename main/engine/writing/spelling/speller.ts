/** What a dictionary says of a word. */
export interface SpelledWord {
  readonly word: string;
  readonly isKnown: boolean;
  /** The dictionary's order; none for a known word. */
  readonly suggestions: readonly string[];
}

/** Something that knows how words are spelt. */
export interface Speller {
  /** Shown to people. */
  readonly name: string;
  /** Of each word, in order. Rejects when it fails and when the signal fires. */
  check(words: readonly string[], signal: AbortSignal): Promise<readonly SpelledWord[]>;
}

/** Suggestions take long. */
const MOST_SUGGESTED = 60;
const FEW = 20;

/**
 * The unknown words of a text that suggestions are worth for: none where every other word is unknown,
 * since that is no text of the language.
 * @param all how many different words the text has
 */
export function worthSuggesting(unknown: Iterable<string>, all: number): string[] {
  const distinct = [...new Set(unknown)];
  if (distinct.length > FEW && distinct.length * 2 > all) return [];
  return distinct.slice(0, MOST_SUGGESTED);
}
