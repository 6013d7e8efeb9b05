import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitBounds, USUAL } from '../../../main/shell/electron/window-bounds.ts';

const display = { x: 0, y: 0, width: 1920, height: 1040 };
const second = { x: 1920, y: 0, width: 1280, height: 984 };
const bounds = { x: 2000, y: 100, width: 1000, height: 700, maximized: false };

test('nothing remembered: the usual size, wherever the system puts it', () => {
  expect(fitBounds(null, [display])).toEqual({ ...USUAL, maximized: false });
});

test('a window stays where it was', () => {
  expect(fitBounds(bounds, [display, second])).toEqual(bounds);
});

test('a window on a display that is gone comes back in the usual size', () => {
  expect(fitBounds({ ...bounds, maximized: true }, [display])).toEqual({
    ...USUAL,
    maximized: true,
  });
});

test('a window is cut to its display, and its title bar stays in reach', () => {
  const huge = { x: -5, y: -500, width: 5000, height: 5000, maximized: false };
  expect(fitBounds(huge, [display])).toMatchObject({ y: 0, width: 1920, height: 1040 });
});

test('whatever is remembered, enough of the window can be seen', () => {
  const number = fc.integer({ min: -10_000, max: 10_000 });
  const size = fc.integer({ min: 1, max: 10_000 });
  const remembered = fc.record({
    x: number,
    y: number,
    width: size,
    height: size,
    maximized: fc.boolean(),
  });
  fc.assert(
    fc.property(remembered, (given) => {
      const { x, y, width, height } = fitBounds(given, [display, second]);
      if (x === undefined || y === undefined) return;
      const seen = [display, second].some(
        (area) =>
          Math.min(x + width, area.x + area.width) - Math.max(x, area.x) >= 160 &&
          y >= area.y &&
          y <= area.y + area.height - 80 &&
          width <= area.width &&
          height <= area.height,
      );
      expect(seen).toBe(true);
    }),
  );
});
