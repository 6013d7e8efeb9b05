import type { OPS, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { partsOf } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { IDENTITY, readMatrix } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import type { OperatorList } from './page-text.ts';
import { createTextState } from './text-state.ts';

/** A picture of a page. */
export interface PagePicture {
  readonly picture: Picture;
  /** The unit square, its corner at the lower left, to the page. */
  readonly matrix: Matrix;
}

/** The library's numbers for how pixels are packed. */
const [ONE_BIT, RGB, RGBA] = [1, 2, 3];
const MOST_PICTURES = 500;

interface PackedImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The pictures that a page draws, in their order, in a sitting of their own: they may be large. */
export async function readPagePictures(
  page: PDFPageProxy,
  ops: typeof OPS,
  list: OperatorList,
): Promise<PagePicture[]> {
  const state = createTextState();
  const found: PagePicture[] = [];
  for (const [at, operator] of list.fnArray.entries()) {
    const args = list.argsArray[at] ?? [];
    if (operator === ops.save) state.save();
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) state.restore();
    else if (operator === ops.transform) state.transform(readMatrix(args) ?? IDENTITY);
    else if (operator === ops.paintFormXObjectBegin) {
      state.save();
      state.transform(readMatrix(args[0]) ?? IDENTITY);
    } else if (operator === ops.setFillRGBColor && typeof args[0] === 'string') {
      state.now.color = args[0];
    }
    if (found.length >= MOST_PICTURES) break;
    const isMask = operator === ops.paintImageMaskXObject;
    if (!isMask && operator !== ops.paintImageXObject && operator !== ops.paintInlineImageXObject) {
      continue;
    }
    const image = await imageOf(page, args[0], isMask);
    const picture = image && unpacked(image, isMask ? state.now.color : null);
    if (picture) found.push({ picture, matrix: state.now.page });
  }
  return found;
}

/** What an operator names or holds; null for what was too large or could not be read. */
async function imageOf(
  page: PDFPageProxy,
  value: unknown,
  isMask: boolean,
): Promise<PackedImage | null> {
  const object = typeof value === 'string' ? await lookUp(page, value) : value;
  if (typeof object !== 'object' || object === null) return null;
  const { width, height, kind, data } = object as Partial<Record<keyof PackedImage, unknown>>;
  const held = typeof data === 'string' ? await lookUp(page, data) : data;
  const bytes = held !== null && typeof held === 'object' && 'data' in held ? held.data : held;
  const isPixels = bytes instanceof Uint8Array || bytes instanceof Uint8ClampedArray;
  if (!isPixels || typeof width !== 'number' || typeof height !== 'number') return null;
  return { width, height, kind: isMask ? ONE_BIT : Number(kind), data: bytes };
}

function lookUp(page: PDFPageProxy, id: string): Promise<unknown> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(id, resolve);
  });
}

/** @param ink of a mask, whose unset bits are painted; null for a picture */
function unpacked(image: PackedImage, ink: string | null): Picture | null {
  const { width, height, kind, data } = image;
  const pixels = width * height;
  if (kind === RGBA && data.length >= pixels * 4) {
    return {
      width,
      height,
      data: new Uint8Array(data.buffer, data.byteOffset, pixels * 4).slice(),
    };
  }
  const result = new Uint8Array(pixels * 4).fill(255);
  if (kind === RGB && data.length >= pixels * 3) {
    for (let at = 0; at < pixels; at += 1) {
      for (let part = 0; part < 3; part += 1) result[at * 4 + part] = data[at * 3 + part] ?? 0;
    }
    return { width, height, data: result };
  }
  const stride = (width + 7) >> 3;
  if (kind !== ONE_BIT || data.length < stride * height) return null;
  const paint = partsOf(ink ?? '#000000');
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSet = ((data[y * stride + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
      const at = (y * width + x) * 4;
      if (isSet) {
        if (ink !== null) result[at + 3] = 0;
        continue;
      }
      for (let part = 0; part < 3; part += 1) result[at + part] = paint[part] ?? 0;
    }
  }
  return { width, height, data: result };
}
