import { MOST_PIXELS } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { apply, invert, multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import type { PagePicture } from './page-pictures.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** A page as a picture of its pictures, upright as people see it. */
export interface PageRaster {
  readonly picture: Picture;
  readonly dotsPerInch: number;
  /** Pixels to the page. */
  readonly toPage: Matrix;
}

/** What tesseract reads best, and the most that says anything more. */
const [LEAST_DPI, MOST_DPI] = [150, 400];

/**
 * Lays a page's pictures on white paper.
 * @param view the page to a screen of 72 dots per inch, y downwards, turned as people see it
 * @returns null where nothing can be laid
 */
export function rasterOf(
  pictures: readonly PagePicture[],
  size: { readonly width: number; readonly height: number },
  view: Matrix,
): PageRaster | null {
  const finest = pictures.reduce((most, { picture, matrix }) => {
    const points = Math.hypot(matrix[0], matrix[1]);
    return points > 0 ? Math.max(most, (picture.width / points) * 72) : most;
  }, LEAST_DPI);
  const room = Math.sqrt(MOST_PIXELS / Math.max(1, size.width * size.height)) * 72;
  const dotsPerInch = Math.min(finest, MOST_DPI, room);
  const scale = dotsPerInch / 72;
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const toPixels = multiply(view, [scale, 0, 0, scale, 0, 0]);
  const toPage = invert(toPixels);
  if (toPage === null) return null;
  const data = new Uint8Array(width * height * 4).fill(255);
  const raster = { width, height, data };
  for (const { picture, matrix } of pictures) lay(raster, picture, multiply(matrix, toPixels));
  return { picture: raster, dotsPerInch, toPage };
}

/** @param placed the unit square to the raster */
function lay(raster: Picture, picture: Picture, placed: Matrix): void {
  const back = invert(placed);
  if (back === null) return;
  const corners = [
    apply(placed, 0, 0),
    apply(placed, 1, 0),
    apply(placed, 0, 1),
    apply(placed, 1, 1),
  ];
  const range = (values: readonly number[], limit: number) =>
    [
      Math.max(0, Math.floor(leastOf(values))),
      Math.min(limit, Math.ceil(largestOf(values))),
    ] as const;
  const [left, right] = range(
    corners.map(([x]) => x),
    raster.width,
  );
  const [top, bottom] = range(
    corners.map(([, y]) => y),
    raster.height,
  );
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const u = back[0] * (x + 0.5) + back[2] * (y + 0.5) + back[4];
      const v = back[1] * (x + 0.5) + back[3] * (y + 0.5) + back[5];
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      const column = Math.floor(u * picture.width);
      const row = Math.floor((1 - v) * picture.height);
      blend(
        raster.data,
        (y * raster.width + x) * 4,
        picture.data,
        (row * picture.width + column) * 4,
      );
    }
  }
}

function blend(to: Uint8Array, at: number, from: Uint8Array, source: number): void {
  const opacity = (from[source + 3] ?? 255) / 255;
  for (let part = 0; part < 3; part += 1) {
    const before = to[at + part] ?? 255;
    to[at + part] = Math.round(before + ((from[source + part] ?? 0) - before) * opacity);
  }
}
