import { colorsIn } from './box-colors.ts';
import { partsOf } from './picture.ts';
import type { Box, Picture } from './picture.ts';

/** Pixels around a box that show what lies under its letters. */
const RING = 3;

/**
 * Takes the letters out of a box. On paper of one colour that colour takes their place; on anything
 * else a blend from edge to edge, which leaves a soft spot and no hard patch.
 */
export function coverBox(picture: Picture, box: Box): void {
  const area = {
    left: Math.max(0, Math.floor(box.left)),
    top: Math.max(0, Math.floor(box.top)),
    right: Math.min(picture.width, Math.ceil(box.right)),
    bottom: Math.min(picture.height, Math.ceil(box.bottom)),
  };
  if (area.right <= area.left || area.bottom <= area.top) return;
  const paper = partsOf(colorsIn(picture, area).paper);
  const pixel = isPlainAround(picture, area) ? () => paper : blend(picture, area);
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const at = (y * picture.width + x) * 4;
      const parts = pixel(x, y);
      for (let part = 0; part < 3; part += 1) picture.data[at + part] = parts[part] ?? 0;
    }
  }
}

/** Between so much of the pixels around a box, colours differ by noise only. */
const COUNTED = { from: 0.08, to: 0.92 };
const NOISE = 10;

function isPlainAround(picture: Picture, box: Box): boolean {
  const ring: Parts[] = [];
  for (let x = box.left; x < box.right; x += 1) {
    ring.push(partsAt(picture, x, box.top - RING), partsAt(picture, x, box.bottom + RING - 1));
  }
  for (let y = box.top; y < box.bottom; y += 1) {
    ring.push(partsAt(picture, box.left - RING, y), partsAt(picture, box.right + RING - 1, y));
  }
  return [0, 1, 2].every((part) => {
    const values = ring.map((parts) => parts[part] ?? 0).sort((a, b) => a - b);
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
    return at(COUNTED.to) - at(COUNTED.from) <= NOISE;
  });
}

type Parts = readonly [red: number, green: number, blue: number];

/** Mixes what lies left, right, above and below of a pixel just outside of the box, by nearness. */
function blend(picture: Picture, box: Box): (x: number, y: number) => Parts {
  const column = (x: number) => {
    const rows = Array.from({ length: box.bottom - box.top }, (_, row) => box.top + row);
    return smooth(rows.map((y) => partsAt(picture, x, y)));
  };
  const rowOf = (y: number) => {
    const columns = Array.from({ length: box.right - box.left }, (_, at) => box.left + at);
    return smooth(columns.map((x) => partsAt(picture, x, y)));
  };
  const [left, right] = [column(box.left - RING), column(box.right + RING - 1)];
  const [top, bottom] = [rowOf(box.top - RING), rowOf(box.bottom + RING - 1)];
  const white: Parts = [255, 255, 255];
  return (x, y) => {
    const sides = [
      [left[y - box.top] ?? white, x - box.left + 1],
      [right[y - box.top] ?? white, box.right - x],
      [top[x - box.left] ?? white, y - box.top + 1],
      [bottom[x - box.left] ?? white, box.bottom - y],
    ] as const;
    const total = sides.reduce((sum, [, far]) => sum + 1 / far, 0);
    const part = (at: number) =>
      Math.round(sides.reduce((sum, [parts, far]) => sum + (parts[at] ?? 0) / far, 0) / total);
    return [part(0), part(1), part(2)];
  };
}

function partsAt({ width, height, data }: Picture, x: number, y: number): Parts {
  const at = (clamp(y, height) * width + clamp(x, width)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));

/** Single specks of the edge are not to become streaks. */
function smooth(line: readonly Parts[]): Parts[] {
  const reach = 4;
  return line.map((_, at) => {
    const near = line.slice(Math.max(0, at - reach), at + reach + 1);
    const part = (index: number) =>
      near.reduce((sum, parts) => sum + (parts[index] ?? 0), 0) / Math.max(1, near.length);
    return [part(0), part(1), part(2)];
  });
}
