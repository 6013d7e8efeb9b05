/** How the bars of one series are filled: a depth of the one hue, and a texture on it. */
export interface SeriesLook {
  /** Percent of the hue on the ground. */
  readonly depth: number;
  /** `lines` and `columns` are cut out in the ground's colour; `dots` and `grid` are of the hue. */
  readonly texture: 'plain' | 'lines' | 'columns' | 'dots' | 'grid';
  /** Pale ones have an edge of the hue, or they would be lost on the ground. */
  readonly isEdged: boolean;
}

/**
 * The looks of up to seven series from the bottom of a bar upwards: neighbours differ in lightness so
 * that they can be told apart in grey, and those of near lightness in texture.
 */
const LOOKS: readonly SeriesLook[] = [
  { depth: 100, texture: 'plain', isEdged: false },
  { depth: 42, texture: 'plain', isEdged: false },
  { depth: 10, texture: 'plain', isEdged: true },
  { depth: 74, texture: 'lines', isEdged: false },
  { depth: 18, texture: 'dots', isEdged: true },
  { depth: 62, texture: 'columns', isEdged: false },
  { depth: 8, texture: 'grid', isEdged: true },
];

/** All that have no series of their own. */
const OTHERS: SeriesLook = { depth: 0, texture: 'plain', isEdged: true };

/** @param place from the bottom; null for all others */
export function seriesLook(place: number | null): SeriesLook {
  return place === null ? OTHERS : (LOOKS[place % LOOKS.length] ?? OTHERS);
}

/** Side of the square that a texture repeats, in px. */
export const TEXTURE_SIZE = 4;

/** The strokes of a texture in its square, as an SVG path; '' for a plain one. */
export function textureStrokes({ texture }: SeriesLook): string {
  switch (texture) {
    case 'plain':
      return '';
    case 'lines':
      return 'M0 0.5H4';
    case 'columns':
      return 'M0.5 0V4';
    case 'dots':
      return 'M1 1.5H2.5M3 3.5H4';
    case 'grid':
      return 'M0 0.5H4M0.5 0V4';
  }
}

/** Whether the strokes of a texture are of the hue rather than cut out of it. */
export const hasHueStrokes = ({ texture }: SeriesLook): boolean =>
  texture === 'dots' || texture === 'grid';

/** What is expected: slanting strokes, which no series has. */
export const FORECAST_STROKES = 'M-1 1L1 -1M0 6L6 0M5 7L7 5';
export const FORECAST_SIZE = 6;
