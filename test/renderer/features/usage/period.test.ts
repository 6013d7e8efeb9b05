import { expect, test } from 'vitest';
import { daysLeft, momentWords } from '../../../../renderer/features/usage/period.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-12-03T12:00:00Z', 12],
  ['2026-12-03T11:59:59Z', 11],
  ['2026-11-22T11:59:59Z', 0],
  ['2026-11-21T12:00:00Z', -1],
  ['2025-01-01T00:00:00Z', -1],
  ['soon', null],
])('a period to %s has %s days left', (end, days) => {
  expect(daysLeft(end, NOW)).toBe(days);
});

test('a moment of today is its time, an older one has its day', () => {
  const now = new Date(2026, 10, 21, 12, 0).getTime();
  expect(momentWords(new Date(2026, 10, 21, 9, 41).toISOString(), now, 'en-GB')).toBe('09:41');
  expect(momentWords(new Date(2026, 10, 20, 9, 41).toISOString(), now, 'en-GB')).toBe(
    '20 Nov 2026, 09:41',
  );
  expect(momentWords('soon', now, 'en')).toBe('');
});
