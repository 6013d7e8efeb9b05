import { expect, it } from 'vitest';
import { differenceOf, shareOf } from '../../../../renderer/features/reports/difference.ts';

it('says how much more or less there is than before', () => {
  expect(differenceOf(150, 100)).toEqual({ kind: 'more', by: 50, percent: 50 });
  expect(differenceOf(60, 100)).toEqual({ kind: 'less', by: 40, percent: 40 });
  expect(differenceOf(0, 100)).toEqual({ kind: 'less', by: 100, percent: 100 });
  expect(differenceOf(100, 100)).toEqual({ kind: 'same', by: 0, percent: 0 });
});

it('rounds to a tenth below ten percent, and to whole percent from there on', () => {
  expect(differenceOf(1041, 1000).percent).toBe(4.1);
  expect(differenceOf(1234, 1000).percent).toBe(23);
});

it('has no percent of nothing', () => {
  expect(differenceOf(5, 0)).toEqual({ kind: 'more', by: 5, percent: null });
  expect(differenceOf(0, 0)).toEqual({ kind: 'same', by: 0, percent: null });
});

it('has the share of a part', () => {
  expect(shareOf(1, 3)).toBe(33.3);
  expect(shareOf(0, 3)).toBe(0);
  expect(shareOf(0, 0)).toBeNull();
});
