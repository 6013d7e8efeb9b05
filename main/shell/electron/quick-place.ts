import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writePrivateFile } from '../private-file.ts';
import type { WorkArea } from './window-bounds.ts';

/** Where the quick window stood last, in device-independent pixels. */
const Place = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
});

export const QUICK_LEAST = { width: 340, height: 260 };
const USUAL = { width: 460, height: 400 };

/** What was remembered, or null when there is nothing or nothing sound. */
export function readQuickPlace(file: string): WorkArea | null {
  try {
    return Place.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Remembers the place. Rejects when the file cannot be written. */
export const writeQuickPlace = (file: string, place: WorkArea): Promise<void> =>
  writePrivateFile(file, JSON.stringify(place));

/**
 * The bounds for today's displays: as remembered, wholly within the display that its middle lies on;
 * in the middle of the first display where that one is gone, or nothing is remembered.
 * @param areas work areas of the displays, the main one first
 */
export function placeQuick(
  remembered: WorkArea | null,
  areas: readonly [WorkArea, ...WorkArea[]],
): WorkArea {
  const [first] = areas;
  const { width: wide, height: high } = remembered ?? USUAL;
  const area = (remembered && areas.find((one) => holdsMiddle(one, remembered))) ?? first;
  const width = Math.min(Math.max(wide, QUICK_LEAST.width), area.width);
  const height = Math.min(Math.max(high, QUICK_LEAST.height), area.height);
  const isHere = remembered !== null && holdsMiddle(area, remembered);
  const x = isHere ? remembered.x : area.x + Math.round((area.width - width) / 2);
  const y = isHere ? remembered.y : area.y + Math.round((area.height - height) / 3);
  return {
    x: Math.min(Math.max(x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(y, area.y), area.y + area.height - height),
    width,
    height,
  };
}

function holdsMiddle(area: WorkArea, { x, y, width, height }: WorkArea): boolean {
  const across = x + width / 2 - area.x;
  const down = y + height / 2 - area.y;
  return across >= 0 && across < area.width && down >= 0 && down < area.height;
}
