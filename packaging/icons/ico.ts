/** A square picture as the bytes of a PNG file. */
export interface Picture {
  /** Edge in pixels. */
  readonly edge: number;
  readonly png: Uint8Array;
}

const HEAD = 6;
const ROW = 16;

/**
 * Windows' icon file: a table of pictures, each a PNG since Windows Vista.
 * @param pictures at most 256 pixels wide, the smallest first
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(pictures: readonly Picture[]): Uint8Array {
  const head = Buffer.alloc(HEAD + ROW * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { edge, png }] of pictures.entries()) {
    const row = HEAD + ROW * index;
    // One byte each; 0 says 256.
    head.writeUInt8(edge % 256, row);
    head.writeUInt8(edge % 256, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(png.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
