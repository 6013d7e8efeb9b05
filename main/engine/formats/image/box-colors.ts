import { colorOf } from './picture.ts';
import type { Box, Color, Picture } from './picture.ts';
import { largestOf } from '../../../system/long-lists.ts';

/** The colours of a piece of text in a picture. */
export interface BoxColors {
  readonly paper: Color;
  readonly ink: Color;
}

/** Of each colour part, how many steps count as one when colours are counted. */
const STEP = 24;
/** Pixels nearer to the farthest colour than this part of the distance are ink. */
const INK = 0.65;
/** Below so much difference there is no ink to be seen. */
const LEAST_CONTRAST = 40;

/** What most pixels of a box look like, and what stands out from them. */
export function colorsIn(picture: Picture, box: Box): BoxColors {
  const pixels = pixelsOf(picture, box);
  const counts = new Map<number, number[][]>();
  for (const pixel of pixels) {
    const [red = 0, green = 0, blue = 0] = pixel.map((part) => Math.floor(part / STEP));
    const key = (red << 16) | (green << 8) | blue;
    const group = counts.get(key);
    if (group) group.push(pixel);
    else counts.set(key, [pixel]);
  }
  const groups = [...counts.values()].sort((a, b) => b.length - a.length);
  const paper = mean(groups[0] ?? [[255, 255, 255]]);
  const distances = pixels.map((pixel) => distance(pixel, paper));
  const farthest = distances.reduce((most, value) => Math.max(most, value), 0);
  const ink = pixels.filter((_, at) => (distances[at] ?? 0) >= farthest * INK);
  return {
    paper: hex(paper),
    ink: farthest < LEAST_CONTRAST ? readableOn(paper) : hex(mean(ink)),
  };
}

const hex = ([red = 0, green = 0, blue = 0]: readonly number[]) => colorOf(red, green, blue);

const readableOn = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  red * 0.3 + green * 0.6 + blue * 0.1 > 128 ? '#000000' : '#ffffff';

const distance = (a: readonly number[], b: readonly number[]) =>
  largestOf([0, 1, 2].map((at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0))));

const mean = (pixels: readonly (readonly number[])[]) =>
  [0, 1, 2].map(
    (at) => pixels.reduce((sum, pixel) => sum + (pixel[at] ?? 0), 0) / Math.max(1, pixels.length),
  );

/** Some ten thousand pixels of a box, evenly spread. */
function pixelsOf({ width, height, data }: Picture, box: Box): number[][] {
  const left = Math.max(0, Math.floor(box.left));
  const right = Math.min(width, Math.ceil(box.right));
  const top = Math.max(0, Math.floor(box.top));
  const bottom = Math.min(height, Math.ceil(box.bottom));
  const area = Math.max(1, (right - left) * (bottom - top));
  const step = Math.max(1, Math.floor(Math.sqrt(area / 10_000)));
  const pixels: number[][] = [];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const at = (y * width + x) * 4;
      pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  }
  return pixels;
}
