import { expect, test } from 'vitest';
import { ATTEMPTS, readRetryAfter, retryInterval, retryWait } from '../../main/client/retry.ts';

const middle = () => 0.5;

test('waits 1 s, 1.6 s, 2.56 s, 4.096 s in the middle of the jitter', () => {
  const intervals = [1, 2, 3, 4].map((attempt) => retryInterval(attempt, middle));
  expect(intervals[0]).toBe(1000);
  expect(intervals[1]).toBeCloseTo(1600, 6);
  expect(intervals[2]).toBeCloseTo(2560, 6);
  expect(intervals[3]).toBeCloseTo(4096, 6);
  expect(ATTEMPTS).toBe(5);
});

test('spreads every interval but the first by 23 percent to both sides', () => {
  expect(retryInterval(1, () => 0)).toBe(1000);
  expect(retryInterval(1, () => 1)).toBe(1000);
  expect(retryInterval(2, () => 0)).toBeCloseTo(1600 * 0.77, 6);
  expect(retryInterval(2, () => 1)).toBeCloseTo(1600 * 1.23, 6);
  expect(retryInterval(4, () => 0.25)).toBeCloseTo(4096 * 0.885, 6);
});

test('never grows beyond 120 s before the jitter', () => {
  expect(retryInterval(11, middle)).toBeCloseTo(1000 * 1.6 ** 10, 3);
  expect(retryInterval(12, middle)).toBe(120_000);
  expect(retryInterval(40, () => 1)).toBeCloseTo(120_000 * 1.23, 6);
});

test('counts the interval from the start of the failed attempt', () => {
  const failed = { attempt: 1, startedAt: 5000, retryAfterMs: 0 };
  expect(retryWait({ ...failed, failedAt: 5000 }, middle)).toBe(1000);
  expect(retryWait({ ...failed, failedAt: 5700 }, middle)).toBe(300);
  expect(retryWait({ ...failed, failedAt: 35_000 }, middle)).toBe(0);
});

test('takes Retry-After as a minimum, and 60 s of it at most', () => {
  const failed = { attempt: 1, startedAt: 0, failedAt: 400 };
  expect(retryWait({ ...failed, retryAfterMs: 0 }, middle)).toBe(600);
  expect(retryWait({ ...failed, retryAfterMs: 200 }, middle)).toBe(600);
  expect(retryWait({ ...failed, retryAfterMs: 7000 }, middle)).toBe(7000);
  expect(retryWait({ ...failed, retryAfterMs: 3_600_000 }, middle)).toBe(60_000);
});

test.each([
  [undefined, 0],
  ['', 0],
  ['soon', 0],
  ['-3', 0],
  ['0', 0],
  ['7', 7000],
  [' 1.5 ', 1500],
  ['Thu, 01 Jan 1970 00:01:40 GMT', 90_000],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 0],
])('reads Retry-After %j as %d ms', (header, expected) => {
  expect(readRetryAfter(header, 10_000)).toBe(expected);
});
