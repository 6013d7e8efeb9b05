import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writePrivateFile } from '../private-file.ts';

/** Where the window stands, in device-independent pixels. */
const Bounds = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  maximized: z.boolean(),
});
export type Bounds = z.output<typeof Bounds>;

/** A rectangle of a display that windows may use. */
export type WorkArea = Pick<Bounds, 'x' | 'y' | 'width' | 'height'>;

export const LEAST = { width: 720, height: 480 };
export const USUAL = { width: 1240, height: 820 };

/** So much of the window must lie on one display for a person to find and move it. */
const VISIBLE = { width: 160, height: 80 };

/** What was remembered, or null when there is nothing or nothing sound. */
export function readBounds(file: string): Bounds | null {
  try {
    return Bounds.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Remembers the bounds. Rejects when the file cannot be written. */
export const writeBounds = (file: string, bounds: Bounds): Promise<void> =>
  writePrivateFile(file, JSON.stringify(bounds));

/**
 * Fits remembered bounds to the displays of today: a window that would lie out of sight comes back
 * in the usual size, one that is larger than its display is cut to it.
 */
export function fitBounds(
  remembered: Bounds | null,
  areas: readonly WorkArea[],
): Partial<WorkArea> & { width: number; height: number; maximized: boolean } {
  const area = remembered && areas.find((candidate) => overlaps(remembered, candidate));
  if (!remembered || !area) return { ...USUAL, maximized: remembered?.maximized ?? false };
  const width = Math.min(Math.max(remembered.width, LEAST.width), area.width);
  const height = Math.min(Math.max(remembered.height, LEAST.height), area.height);
  return {
    // The title bar stays reachable.
    x: clamp(remembered.x, area.x - width + VISIBLE.width, area.x + area.width - VISIBLE.width),
    y: clamp(remembered.y, area.y, area.y + area.height - VISIBLE.height),
    width,
    height,
    maximized: remembered.maximized,
  };
}

function overlaps(window: WorkArea, area: WorkArea): boolean {
  const across =
    Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const down =
    Math.min(window.y + window.height, area.y + area.height) - Math.max(window.y, area.y);
  return across >= VISIBLE.width && down >= VISIBLE.height;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
