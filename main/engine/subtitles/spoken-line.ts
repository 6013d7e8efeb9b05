import type { TimedText } from './timed-text.ts';

/** What was said at once, in each language wanted. */
export interface SpokenLine {
  readonly startMs: number;
  readonly endMs: number;
  /** In the order wanted; empty where there is no text. */
  readonly texts: readonly TimedText[];
  readonly speaker: string | null;
}
