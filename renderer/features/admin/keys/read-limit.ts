export type LimitProblem = 'empty' | 'number' | 'large' | 'minutes' | 'seconds';
/** Where an entry of the editor stands. */
export type LimitEntry = 'text' | 'hours' | 'minutes' | 'seconds';

/** A limit as it was typed: null is unlimited, speech in milliseconds; or why it cannot be read. */
export type ReadLimit =
  | { readonly limit: number | null }
  | { readonly problem: LimitProblem; readonly entry: LimitEntry };
