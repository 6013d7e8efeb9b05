import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAPTIONS_MARGIN,
  captionLine,
  captionsHeight,
} from '../../../../preload/contract/limits.ts';
import { captionPlaces } from '../../../../renderer/features/captions/caption-places.ts';

describe('lines of captions', () => {
  it('are all there in captions of the height that is asked for', () => {
    for (const size of [18, 33, 72]) {
      for (const lines of [1, 2, 4]) {
        const one = captionsHeight({ show: 'source', lines, size });
        expect(captionPlaces({ height: one, size, lines, texts: 1 })).toEqual([lines]);
        const both = captionsHeight({ show: 'both', lines, size });
        expect(captionPlaces({ height: both, size, lines, texts: 2 })).toEqual([lines, lines]);
        expect(captionPlaces({ height: both - 1, size, lines, texts: 2 })).toEqual(
          lines === 1 ? [0, 1] : [lines - 1, lines],
        );
      }
    }
  });

  it('are whole ones wherever one has room, the translation last', () => {
    const input = fc.record({
      height: fc.integer({ min: 0, max: 1200 }),
      size: fc.integer({ min: 12, max: 96 }),
      lines: fc.integer({ min: 1, max: 6 }),
      texts: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(input, (room) => {
        const places = captionPlaces(room);
        expect(places).toHaveLength(room.texts);
        const shown = places.filter((count) => count > 0);
        expect(places.at(-1)).toBe(Math.max(...places));
        const high =
          shown.reduce((sum, count) => sum + count * captionLine(room.size), 0) +
          (shown.length + 1) * CAPTIONS_MARGIN;
        const least = captionLine(room.size) + 2 * CAPTIONS_MARGIN;
        expect(high).toBeLessThanOrEqual(Math.max(room.height, least));
      }),
    );
  });
});
