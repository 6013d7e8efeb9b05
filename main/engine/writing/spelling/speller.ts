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
