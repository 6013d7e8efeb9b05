import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binDays, binOf, sumBins, unitFor } from '../../../../renderer/ui/chart/bins.ts';
import { daysAfter } from '../../../../renderer/ui/chart/utc-days.ts';

const daysFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => daysAfter(start, index));

it('takes days where they can be told apart, then weeks, then months', () => {
  expect(unitFor(30, 840)).toBe('day');
  expect(unitFor(92, 600)).toBe('day');
  expect(unitFor(366, 900)).toBe('week');
  expect(unitFor(366, 480)).toBe('week');
  expect(unitFor(366, 250)).toBe('month');
});

it('puts weeks together from Monday to Sunday, over the end of a year', () => {
  // 31 December 2026 is a Thursday.
  expect(binDays(daysFrom('2026-12-31', 9), 'week')).toEqual([
    { start: '2026-12-31', end: '2027-01-03', from: 0, to: 4 },
    { start: '2027-01-04', end: '2027-01-08', from: 4, to: 9 },
  ]);
});

it('puts calendar months together, a leap day among them', () => {
  expect(binDays(daysFrom('2028-01-30', 33), 'month')).toEqual([
    { start: '2028-01-30', end: '2028-01-31', from: 0, to: 2 },
    { start: '2028-02-01', end: '2028-02-29', from: 2, to: 31 },
    { start: '2028-03-01', end: '2028-03-02', from: 31, to: 33 },
  ]);
});

it('finds the bin of a day', () => {
  const bins = binDays(daysFrom('2026-11-02', 14), 'week');
  expect(binOf(bins, '2026-11-08')).toBe(0);
  expect(binOf(bins, '2026-11-09')).toBe(1);
  expect(binOf(bins, '2026-12-01')).toBe(-1);
});

it('loses no day and no value in any unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 366 }),
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      (offset, values, unit) => {
        const days = daysFrom(daysAfter('2024-01-01', offset), values.length);
        const bins = binDays(days, unit);
        expect(bins.flatMap(({ from, to }) => days.slice(from, to))).toEqual(days);
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        expect(sum(sumBins(values, bins))).toBe(sum(values));
      },
    ),
  );
});
