import { expect, it, vi } from 'vitest';
import { createPace } from '../../../main/features/segments/pace.ts';

/** Sizes of parts whose items take so many milliseconds each. */
function sizes(least: number, most: number, parts: number, msEach: (part: number) => number) {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pace = createPace(least, most);
  const found = Array.from({ length: parts }, (_, part) =>
    pace.part((size) => {
      now += size * msEach(part);
      return size;
    }),
  );
  clock.mockRestore();
  return found;
}

it('makes parts larger while they are short, up to the most', () => {
  expect(sizes(100, 1000, 6, () => 0.001)).toEqual([100, 200, 400, 800, 1000, 1000]);
});

it('makes them smaller when they take long, down to the least', () => {
  const found = sizes(100, 4000, 9, (part) => (part < 5 ? 0.001 : 1));
  expect(found.slice(0, 6)).toEqual([100, 200, 400, 800, 1600, 3200]);
  expect(found.slice(6)).toEqual([100, 100, 100]);
});
