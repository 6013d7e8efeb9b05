import type { Box } from '../picture.ts';

/** A line of print that was found in a picture. Lengths are in pixels. */
export interface RecognisedLine {
  readonly text: string;
  readonly box: Box;
  /** Height of the baseline at the line's middle, from the picture's top. */
  readonly baseline: number;
  /** From the top of tall letters to the bottom of hanging ones: the size of the font. */
  readonly size: number;
}

/** Lines that belong together. */
export interface RecognisedParagraph {
  readonly lines: readonly RecognisedLine[];
}
