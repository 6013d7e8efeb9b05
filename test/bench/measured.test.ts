import { expect, test } from 'vitest';
import { editedSentences, realSentences } from './memory/real-sentences.ts';
import { timeEach } from './memory/search.ts';
import { missed } from './memory/truth.ts';
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
  expect(isMet({ ...report, targets: { c: 1 }, skipped: { c: ' ' } })).toBe(false);
  expect(isMet({ ...report, figures: { a: Number.NaN } })).toBe(false);
  expect(isMet({ ...report, figures: { a: Number.NaN }, skipped: { a: 'no display' } })).toBe(
    false,
  );
});

test('reads percentiles between neighbours', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(percentile([10, 20, 30, 40, 50], 95)).toBeCloseTo(48, 9);
  expect(percentile([7], 95)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});

test('a recall that was tried with nothing is not met', () => {
  const { percent, of } = missed([50, 40], [50, 40], 75);
  expect(of).toBe(0);
  expect(isMet({ ...report, figures: { a: percent }, targets: { a: 1 } })).toBe(false);
  expect(missed([90, 80], [90, 0], 75)).toEqual({ percent: 50, of: 2 });
});

test('the times of a search are those of all its tries', () => {
  const taken = [1, 2, 100, 1, 2, 100];
  const times = timeEach(['a', 'b'], () => {
    const until = performance.now() + (taken.shift() ?? 0);
    while (performance.now() < until);
  });
  expect(taken).toEqual([]);
  expect(times.p95).toBeGreaterThanOrEqual(100);
});

test('queries are made of real sentences, each with an edit', () => {
  const sentences = realSentences();
  expect(sentences.length).toBeGreaterThan(400);
  const edited = editedSentences(sentences, 60, 1);
  const changed = edited.filter((one) => one !== '' && !sentences.includes(one));
  expect(changed.length).toBeGreaterThan(55);
});
