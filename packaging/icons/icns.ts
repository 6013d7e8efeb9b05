import type { Picture } from './ico.ts';

/** What a size is called; some have a second name for displays of two pixels to a point. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** Edges in pixels that an icon of macOS is made of. */
export const ICNS_EDGES: readonly number[] = Object.keys(NAMES).map(Number);

/**
 * macOS's icon file: blocks of a name of four letters, their whole length, and a PNG.
 * @see https://en.wikipedia.org/wiki/Apple_Icon_Image_format
 */
export function icnsFile(pictures: readonly Picture[]): Uint8Array {
  const blocks = pictures.flatMap(({ edge, png }) =>
    (NAMES[edge] ?? []).map((name) => block(name, png)),
  );
  return block('icns', Buffer.concat(blocks));
}

function block(name: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
