/** One subtitle. */
export interface Cue {
  /** Whole milliseconds. */
  readonly startMs: number;
  readonly endMs: number;
  /** Lines without breaks in them; at least one, none is empty. */
  readonly lines: readonly string[];
  /** Name of who speaks; null where it is not known or not wanted. */
  readonly speaker: string | null;
}

/** Rules that subtitles are commonly made by. */
export const CUE_RULES = {
  /** Columns of a line; East Asian letters take two. */
  columns: 42,
  lines: 2,
  shortestMs: 1_000,
  longestMs: 7_000,
  /** Between two cues, where there is time for it. */
  apartMs: 80,
  /** What people read in a second. */
  columnsPerSecond: 16,
} as const;
