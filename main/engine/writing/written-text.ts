/**
 * What an engine of this computer did not look at. `complex-grammar` is all grammar that takes more than
 * some words in a row to see, `compounds` are joined words that a dictionary does not list.
 */
export type Unchecked = 'grammar' | 'complex-grammar' | 'spelling' | 'compounds' | 'style' | 'tone';

/** A text that was corrected or rephrased. */
export interface WrittenText {
  readonly text: string;
  /** What did it: `harper`, `hunspell`, `dictionary`, or `rules` alone. */
  readonly engine: string;
  readonly unchecked: readonly Unchecked[];
}
