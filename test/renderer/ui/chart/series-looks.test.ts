import { describe, expect, it } from 'vitest';
import { seriesLook, textureStrokes } from '../../../../renderer/ui/chart/series-looks.ts';

const PLACES = [0, 1, 2, 3, 4, 5, 6];

describe('the looks of series', () => {
  it('can be told apart without colour: each has its own depth and texture', () => {
    const looks = PLACES.map((place) => seriesLook(place));
    expect(new Set(looks.map((look) => `${look.depth} ${look.texture}`)).size).toBe(7);
  });

  it('differ in lightness from the one below by a quarter of the whole at least', () => {
    PLACES.slice(1).forEach((place) => {
      const difference = Math.abs(seriesLook(place).depth - seriesLook(place - 1).depth);
      expect(difference, `place ${place}`).toBeGreaterThanOrEqual(25);
    });
  });

  it('have an edge where they are too pale to be seen on the ground', () => {
    for (const look of [...PLACES, null].map(seriesLook)) {
      expect(look.isEdged).toBe(look.depth < 40);
    }
  });

  it('repeat from the eighth on, which never has a look of its own', () => {
    expect(seriesLook(7)).toEqual(seriesLook(0));
  });

  it('draw nothing on a plain one', () => {
    expect(textureStrokes(seriesLook(0))).toBe('');
    expect(textureStrokes(seriesLook(3))).not.toBe('');
  });
});
