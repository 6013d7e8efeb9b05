import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import type { Picture } from './picture.ts';

const QUALITY = 88;
/** Drawings of few colours stay sharp and small as PNG; photographs do not. */
const FEW_COLORS = 256;

/** Writes a picture in the format that suits what it shows. */
export function writePicture({ width, height, data }: Picture): {
  readonly type: 'png' | 'jpg';
  readonly bytes: Uint8Array;
} {
  const buffer = Buffer.from(data.buffer, data.byteOffset, data.length);
  if (isDrawing(data)) {
    const png = new PNG({ width, height });
    png.data = buffer;
    return { type: 'png', bytes: PNG.sync.write(png) };
  }
  return {
    type: 'jpg',
    bytes: new Uint8Array(encode({ width, height, data: buffer }, QUALITY).data),
  };
}

function isDrawing(data: Uint8Array): boolean {
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) return true;
    if (colors.size > FEW_COLORS) continue;
    colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  }
  return colors.size <= FEW_COLORS;
}
