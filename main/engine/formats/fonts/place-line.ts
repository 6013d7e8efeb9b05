import type { Atom, FacedText } from './atoms.ts';
import { shape } from './shape.ts';
import type { Shaped } from './shape.ts';
import { toVisual } from './text-direction.ts';

/** Letters of one look, font and direction, at their place on the line. */
export interface PlacedText extends FacedText {
  readonly shaped: Shaped;
  /** From the line's left end, in parts of the paragraph's size. */
  readonly left: number;
}

/** Puts a line's words into the order of drawing and gives each its place. */
export function placeLine(line: readonly Atom[], fromRight: boolean): PlacedText[] {
  const pieces = line.flatMap((atom, at) =>
    at === line.length - 1 ? atom.pieces : [...atom.pieces, ...atom.space],
  );
  const joined = pieces.reduce<FacedText[]>((result, piece) => {
    const last = result.at(-1);
    if (last && last.look === piece.look && last.face === piece.face) {
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    } else result.push(piece);
    return result;
  }, []);
  let left = 0;
  return toVisual(
    joined.map((piece) => ({ text: piece.text, of: piece })),
    fromRight,
  ).map(({ text, of }) => {
    const { sign } = of.look;
    const shaped = sign === undefined ? shape(text, of.face) : { glyphs: [], width: sign.width };
    const placed = { ...of, text, shaped, left };
    left += shaped.width * of.look.scale;
    return placed;
  });
}
