/** A picture in memory: four bytes a pixel, red, green, blue and opacity, from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Pixels that a picture may have: a page at 600 dots per inch. */
export const MOST_PIXELS = 40_000_000;
/** Bytes that such a picture may make at most: four colours of sixteen bits a pixel, and its head. */
export const MOST_PICTURE_BYTES = MOST_PIXELS * 8 + 1024 * 1024;

/** A rectangle in pixels; right and bottom lie outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** `#rrggbb`. */
export type Color = string;

export const colorOf = (red: number, green: number, blue: number): Color =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export const partsOf = (color: Color): readonly [red: number, green: number, blue: number] => {
  const part = (at: number) => parseInt(color.slice(at, at + 2), 16) || 0;
  return [part(1), part(3), part(5)];
};
