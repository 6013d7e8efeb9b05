import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDoubleCopy } from '../../../main/features/outside/double-copy.ts';

function play(times: readonly number[]): boolean[] {
  let now = 0;
  const twice = createDoubleCopy(() => now);
  return times.map((time) => {
    now = time;
    return twice.copied();
  });
}

test.each([
  [[0], [false]],
  [
    [0, 600],
    [false, true],
  ],
  [
    [0, 601],
    [false, false],
  ],
  [
    [0, 60],
    [false, false],
  ],
  [
    [0, 60, 300],
    [false, false, true],
  ],
  [
    [0, 300, 600],
    [false, true, false],
  ],
  [
    [0, 300, 600, 900],
    [false, true, false, true],
  ],
  [
    [0, 700, 1200],
    [false, false, true],
  ],
])('copies at %j ms', (times, expected) => {
  expect(play(times)).toEqual(expected);
});

test('at most every second copy counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000), { maxLength: 40 }), (steps) => {
      let now = 0;
      const seen = play(steps.map((step) => (now += step)));
      expect(seen.filter(Boolean).length).toBeLessThanOrEqual(Math.floor(steps.length / 2));
    }),
  );
});
