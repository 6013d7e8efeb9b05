import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writePrivateFile } from '../private-file.ts';
import type { WorkArea } from './window-bounds.ts';

/**
 * What stays where it is when captions get more lines or another width: the middle of their lower
 * edge, from the upper left corner of the display's work area.
 */
const Anchor = z.strictObject({ centre: z.int(), bottom: z.int() });
export type Anchor = z.output<typeof Anchor>;

/** Where captions stood on each display, by the display's id, and on which they stood last. */
const Places = z.strictObject({
  last: z.string().nullable(),
  anchors: z.record(z.string(), Anchor),
});
export type Places = z.output<typeof Places>;

/** What was remembered; nothing when there is nothing or nothing sound. */
export function readPlaces(file: string): Places {
  try {
    return Places.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { last: null, anchors: {} };
  }
}

/** Remembers the places. Rejects when the file cannot be written. */
export const writePlaces = (file: string, places: Places): Promise<void> =>
  writePrivateFile(file, JSON.stringify(places));

/** Free room below captions that were never moved. */
const USUAL_BELOW = 48;
const LEAST_WIDTH = 240;

/** The bounds of captions within a work area, never beyond its edges. */
export function placed(
  anchor: Anchor | null,
  area: WorkArea,
  form: { readonly width: number; readonly height: number },
): WorkArea {
  const width = clamp(Math.round(area.width * form.width), LEAST_WIDTH, area.width);
  const height = Math.min(form.height, area.height);
  const { centre, bottom } = anchor ?? {
    centre: Math.round(area.width / 2),
    bottom: area.height - USUAL_BELOW,
  };
  return {
    x: area.x + clamp(Math.round(centre - width / 2), 0, area.width - width),
    y: area.y + clamp(bottom - height, 0, area.height - height),
    width,
    height,
  };
}

export const anchorOf = (bounds: WorkArea, area: WorkArea): Anchor => ({
  centre: Math.round(bounds.x + bounds.width / 2 - area.x),
  bottom: bounds.y + bounds.height - area.y,
});

const clamp = (value: number, least: number, most: number) =>
  Math.max(Math.min(value, most), Math.min(least, most));
