import fc from 'fast-check';
import { expect, it } from 'vitest';
import { niceTicks } from '../../../../renderer/ui/chart/ticks.ts';

const HOUR = 3_600_000;

it('counts in steps of 1, 2 and 5 with zeros', () => {
  expect(niceTicks(1_287_400, 5, 'count')).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(niceTicks(73_200, 4, 'count')).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
  expect(niceTicks(3, 5, 'count')).toEqual([0, 1, 2, 3]);
});

it('counts time in steps of a clock, and in round hours beyond a day', () => {
  expect(niceTicks(1.4 * HOUR, 4, 'time')).toEqual([0, 0.5, 1, 1.5].map((at) => at * HOUR));
  expect(niceTicks(20 * 60_000, 5, 'time').at(1)).toBe(5 * 60_000);
  expect(niceTicks(9000 * HOUR, 5, 'time')).toEqual(
    [0, 2000, 4000, 6000, 8000, 10_000].map((at) => at * HOUR),
  );
});

it('has one place above nothing', () => {
  expect(niceTicks(0, 5, 'count')).toEqual([0, 1]);
  expect(niceTicks(0, 5, 'time')).toEqual([0, 60_000]);
});

it('reaches every value with whole, even steps and no more places than there is room for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e15 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('count' as const, 'time' as const),
      (max, most, quantity) => {
        const places = niceTicks(max, most, quantity);
        const [first, step = 0] = places;
        expect(first).toBe(0);
        expect(places.at(-1)).toBeGreaterThanOrEqual(max);
        expect(places.length - 1).toBeLessThanOrEqual(most);
        expect(places.every((place, index) => place === index * step)).toBe(true);
        expect(Number.isInteger(step)).toBe(true);
      },
    ),
  );
});
