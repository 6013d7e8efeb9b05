import { expect, test } from 'vitest';
import { isMet, median, percentile } from './measured.ts';

const report = { bench: 'x', figures: { a: 1, b: 2 }, targets: { a: 1 }, skipped: {} };

test('a target is met by a figure that is not above it', () => {
  expect(isMet(report)).toBe(true);
  expect(isMet({ ...report, targets: { a: 0.9 } })).toBe(false);
  expect(isMet({ ...report, targets: { a: 1, b: 1.9 } })).toBe(false);
});

test('a row without a figure must say why', () => {
  expect(isMet({ ...report, targets: { c: 1 } })).toBe(false);
  expect(isMet({ ...report, targets: { c: 1 }, skipped: { c: 'no display' } })).toBe(true);
  expect(isMet({ ...report, figures: { a: Number.NaN } })).toBe(false);
});

test('reads percentiles between neighbours', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(percentile([10, 20, 30, 40, 50], 95)).toBeCloseTo(48, 9);
  expect(percentile([7], 95)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});
