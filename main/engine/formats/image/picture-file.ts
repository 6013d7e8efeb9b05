import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentWarning } from '../document-filter.ts';
import { readJpeg } from './jpeg-file.ts';
import type { Picture } from './picture.ts';
import { readPng } from './png-file.ts';

/** A picture out of a file, and the way back. */
export interface PictureFile {
  /** Upright, whatever way the camera was held. */
  readonly picture: Picture;
  readonly kind: 'jpeg' | 'png';
  /** Dots per inch; null where the file does not say. */
  readonly dotsPerInch: number | null;
  /** What a result cannot hold. */
  readonly warnings: readonly DocumentWarning[];
  /** Writes pixels in the same format, with the colour profile and the resolution of the file. */
  readonly write: (picture: Picture) => Uint8Array;
}

/**
 * Reads a picture by its content. Throws `DocumentRefusal`: `wrong-content`, `damaged`,
 * `too-large-inside` for more pixels than are read.
 */
export function readPictureFile(bytes: Uint8Array): PictureFile {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xd8) return readJpeg(bytes);
  if (first === 0x89 && second === 0x50) return readPng(bytes);
  throw new DocumentRefusal('wrong-content', 'neither a JPEG nor a PNG picture');
}
