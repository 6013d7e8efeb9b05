/** What an engine of this computer did not look at. */
export type Unchecked = 'grammar' | 'spelling' | 'style' | 'tone';

/** A text that was corrected or rephrased. */
export interface WrittenText {
  readonly text: string;
  /** What did it: `harper`, `hunspell`, `dictionary`, or `rules` alone. */
  readonly engine: string;
  readonly unchecked: readonly Unchecked[];
}
