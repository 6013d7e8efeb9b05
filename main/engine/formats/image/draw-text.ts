import { atomsOf } from '../fonts/atoms.ts';
import type { StyledText } from '../fonts/atoms.ts';
import type { Faces } from '../fonts/faces.ts';
import { fitText, widthOf } from '../fonts/fit-text.ts';
import { placeLine } from '../fonts/place-line.ts';
import { startsFromRight } from '../fonts/text-direction.ts';
import { colorsIn } from './box-colors.ts';
import { coverBox } from './cover-box.ts';
import { glyphOutlines } from './glyph-outlines.ts';
import { partsOf } from './picture.ts';
import type { Box, Color, Picture } from './picture.ts';
import { rasterise } from './rasterise.ts';
import type { TextArea } from './text-areas.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** Letters are not made smaller than this part of their size, nor than so many pixels. */
const SMALLEST = 0.5;
const LEAST_PIXELS = 7;
/** In parts of the size: what is covered around the old letters, and what stays free beside others. */
const AROUND = 0.12;
const BESIDE = 0.6;

/**
 * Lays a translation over its place in a picture, whose pixels are changed.
 * @param others all areas of the picture: nothing is drawn into them
 * @param language BCP 47 of the text
 * @returns whether the text fits
 */
export function drawText(
  picture: Picture,
  area: TextArea,
  text: string,
  others: readonly TextArea[],
  faces: Faces,
  language: string,
): boolean {
  const { ink } = colorsIn(picture, area.box);
  for (const { box } of area.lines) coverBox(picture, grown(box, area.size * AROUND));
  const span: StyledText = { text, look: { ...LOOK, color: ink } };
  const atoms = atomsOf([span], faces, language);
  const fromRight = startsFromRight(text);
  const room = roomOf(picture, area, others);
  const first = area.lines[0]?.baseline ?? area.box.bottom;
  const last = area.lines.at(-1)?.baseline ?? first;
  const fitted = fitText(atoms, {
    width: room.right - room.left,
    drop: last - first,
    size: area.size,
    leading: area.leading / area.size,
    indent: 0,
    largest: 1,
    oneLine: 1,
    cutsWords: false,
    smallest: Math.max(SMALLEST, Math.min(1, LEAST_PIXELS / area.size)),
  });
  for (const [at, line] of fitted.lines.entries()) {
    const taken = widthOf(line) * fitted.size;
    const left = leftOf(area, room, taken, fromRight);
    const baseline = first + at * fitted.leading * fitted.size;
    for (const piece of placeLine(line, fromRight)) {
      let x = left + piece.left * fitted.size;
      const size = fitted.size * piece.look.scale;
      for (const glyph of piece.shaped.glyphs) {
        const at = [x + glyph.right * size, baseline - glyph.up * size] as const;
        drawGlyph(picture, glyphOutlines(piece.face, glyph.id, size, ...at), ink);
        x += glyph.advance * size;
      }
    }
  }
  return fitted.fits;
}

export const LOOK = {
  family: 'sans',
  bold: false,
  italic: false,
  color: '#000000',
  scale: 1,
  rise: 0,
} as const;

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** A single line may go on to the right, up to the next text or the margin that the picture has. */
function roomOf(picture: Picture, area: TextArea, others: readonly TextArea[]): Box {
  if (area.lines.length > 1 && area.alignment !== 'left') return area.box;
  const margin = leastOf(others.map(({ box }) => Math.min(box.left, picture.width - box.right)));
  const beside = others
    .filter(
      ({ box }) =>
        box !== area.box &&
        box.left >= area.box.right &&
        box.top < area.box.bottom &&
        box.bottom > area.box.top,
    )
    .map(({ box }) => box.left - BESIDE * area.size);
  const free = Math.min(picture.width - Math.max(0, margin), leastOf(beside));
  const column = largestOf(
    others
      .filter(({ box }) => Math.abs(box.left - area.box.left) < area.size)
      .map(({ box }) => box.right),
  );
  const limit = area.lines.length > 1 ? Math.min(column, free) : free;
  return { ...area.box, right: Math.max(area.box.right, limit) };
}

function leftOf(area: TextArea, room: Box, taken: number, fromRight: boolean): number {
  const { box, alignment } = area;
  if (alignment === 'center') return (box.left + box.right - taken) / 2;
  if (alignment === 'right' || fromRight) return Math.max(box.right - taken, room.left);
  return box.left;
}

function drawGlyph(
  { width, height, data }: Picture,
  outlines: ReturnType<typeof glyphOutlines>,
  color: Color,
): void {
  const covered = rasterise(outlines, { width, height });
  if (covered === null) return;
  const parts = partsOf(color);
  for (let y = 0; y < covered.height; y += 1) {
    for (let x = 0; x < covered.width; x += 1) {
      const share = (covered.data[y * covered.width + x] ?? 0) / 255;
      if (share === 0) continue;
      const at = ((covered.top + y) * width + covered.left + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        const before = data[at + part] ?? 0;
        data[at + part] = Math.round(before + ((parts[part] ?? 0) - before) * share);
      }
      data[at + 3] = Math.max(data[at + 3] ?? 0, Math.round(share * 255));
    }
  }
}
