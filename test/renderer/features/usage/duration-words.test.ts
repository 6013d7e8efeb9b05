import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  durationWords,
  exactDurationWords,
} from '../../../../renderer/features/usage/duration-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);

test.each([
  [0, '0 min'],
  [1, '1 s'],
  [59_999, '1 min'],
  [61_000, '1 min 1 s'],
  [3_599_001, '1 h'],
  [3_661_000, '1 h 1 min'],
  [36_000_000_000, '10,000 h'],
])('%i ms of speech read %s', (ms, shown) => {
  expect(durationWords(ms, i18n)).toBe(shown);
});

test.each([
  [0, '0 min'],
  [5_432_123, '1 h 30 min 32.123 s'],
  [90_000, '1 min 30 s'],
  [7, '0.007 s'],
])('a limit of %i ms is told to the millisecond: %s', (ms, shown) => {
  expect(exactDurationWords(ms, i18n)).toBe(shown);
});

test('no two limits read the same', () => {
  const ms = fc.integer({ min: 0, max: 400 * 3_600_000 });
  fc.assert(
    fc.property(ms, ms, (a, b) => {
      fc.pre(a !== b);
      expect(exactDurationWords(a, i18n)).not.toBe(exactDurationWords(b, i18n));
    }),
  );
});
