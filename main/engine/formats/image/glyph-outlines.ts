import type { Face } from '../fonts/face.ts';
import type { Outline } from './rasterise.ts';

/** Pieces that a curve is cut into; letters of a page are not drawn larger than some 200 pixels. */
const PIECES = 8;

/**
 * The outlines of a glyph in pixels.
 * @param size of the font in pixels
 * @param x of the glyph's origin
 * @param y of the baseline, downwards from the picture's top
 */
export function glyphOutlines(
  face: Face,
  id: number,
  size: number,
  x: number,
  y: number,
): Outline[] {
  const scale = size / face.font.unitsPerEm;
  const outlines: [number, number][][] = [];
  let pen: readonly [number, number] = [0, 0];
  const add = (px: number, py: number) => {
    pen = [px, py];
    outlines.at(-1)?.push([x + px * scale, y - py * scale]);
  };
  for (const { command, args } of commandsOf(face, id)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') outlines.push([]);
    if (command === 'moveTo' || command === 'lineTo') add(a, b);
    else if (command === 'quadraticCurveTo') {
      const [px, py] = pen;
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        add(u * px + v * a + w * c, u * py + v * b + w * d);
      }
    } else if (command === 'bezierCurveTo') {
      const [px, py] = pen;
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const [u, v, w, z] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        add(u * px + v * a + w * c + z * e, u * py + v * b + w * d + z * f);
      }
    }
  }
  return outlines;
}

interface PathCommand {
  readonly command: string;
  readonly args: readonly number[];
}

/** The library's types leave the list of commands out. */
function commandsOf(face: Face, id: number): readonly PathCommand[] {
  const { path } = face.font.getGlyph(id);
  return 'commands' in path ? (path.commands as readonly PathCommand[]) : [];
}
