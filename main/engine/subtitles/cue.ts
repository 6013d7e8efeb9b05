/** One subtitle. */
export interface Cue {
  /** Milliseconds from the start. */
  readonly startMs: number;
  readonly endMs: number;
  /** One or two lines for each column, one column after the other. */
  readonly lines: readonly string[];
}

/** Letters of a line, a wide one (Chinese, Japanese, Korean) counting twice. */
export const LINE_WIDTH = 42;
export const MOST_LINES = 2;
/** A cue stands at least and at most so long, in milliseconds. */
export const LEAST_MS = 1_000;
export const MOST_MS = 7_000;
