import { expect, test } from 'vitest';
import { usageLine } from '../../../renderer/status/usage-line.ts';

const known = (count: number, limit: number | null) =>
  usageLine({ state: 'known', connection: 'c', characters: { count, limit } });

test('usage that is not known says so', () => {
  expect(usageLine({ state: 'unknown' })).toEqual({ kind: 'unknown' });
  const failure = { code: 'unreachable' } as const;
  expect(usageLine({ state: 'failed', connection: 'c', failure })).toEqual({ kind: 'failed' });
});

test('without a limit only the count is told', () => {
  expect(known(12_480, null)).toEqual({ kind: 'unlimited', count: 12_480 });
});

test.each([
  [0, 1000, 'left', 1000, 0],
  [799, 1000, 'left', 201, 79],
  [800, 1000, 'nearly', 200, 80],
  [9999, 10_000, 'nearly', 1, 99],
  [1000, 1000, 'over', 0, 100],
  [1200, 1000, 'over', 0, 100],
  [0, 0, 'over', 0, 100],
])('%i of %i is %s', (count, limit, kind, left, percent) => {
  expect(known(count, limit)).toEqual({ kind, left, limit, percent });
});
