import type { InlineSign } from '../fonts/atoms.ts';

/** How letters look, as far as a translation repeats it. */
export interface Look {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`. */
  readonly color: string;
  /** Size as a part of the paragraph's size. */
  readonly scale: number;
  /** How far the baseline is raised, as a part of the paragraph's size. */
  readonly rise: number;
  /** Missing for letters. */
  readonly sign?: InlineSign;
}

/** Letters that one operator draws in a row, without a gap as wide as a column's. */
export interface GlyphRun {
  /** Which of the page's text operators draws it, counted from 0 in the order of drawing. */
  readonly show: number;
  /** As drawn, from left to right along the baseline; U+FFFC for a sign that is no letter. */
  readonly text: string;
  /** Where the baseline begins, in points of the page. */
  readonly x: number;
  readonly y: number;
  /** Along the baseline, in points. */
  readonly width: number;
  /** Degrees of the baseline, counter-clockwise, 0 to 359. */
  readonly angle: number;
  /** Size of the font in points. */
  readonly size: number;
  readonly look: Look;
  /** Points of the narrowest space in it; 0 without one. */
  readonly space: number;
  /** False for what is not painted, as the text behind a scan. */
  readonly isVisible: boolean;
}
