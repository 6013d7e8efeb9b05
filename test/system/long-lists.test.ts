import { expect, test } from 'vitest';
import { append, largestOf, leastOf } from '../../main/system/long-lists.ts';

test('lists of any length are added, and their extremes found', () => {
  const numbers = Array.from({ length: 500_000 }, (_, index) => index - 7);
  const list = [1];
  append(list, numbers);
  expect(list).toHaveLength(500_001);
  expect([leastOf(numbers), largestOf(numbers)]).toEqual([-7, 499_992]);
  expect([leastOf([]), largestOf([])]).toEqual([Math.min(), Math.max()]);
});
