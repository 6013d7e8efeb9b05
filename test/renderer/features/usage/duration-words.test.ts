import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  durationWords,
  exactDurationWords,
  shownSpeech,
} from '../../../../renderer/features/usage/duration-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { figure } from '../../../../renderer/features/reports/figure-words.ts';
import { leftOf } from '../../../../renderer/features/usage/amount-words.ts';

const i18n = createI18n('en', en);

test.each([
  [0, '0\u00a0min'],
  [1, '1\u00a0s'],
  [59_600, '59\u00a0s'],
  [59_999, '1\u00a0min'],
  [61_000, '1\u00a0min 1\u00a0s'],
  [3_599_001, '59\u00a0min 59\u00a0s'],
  [3_661_000, '1\u00a0h 1\u00a0min'],
  [36_000_000_000, '10,000\u00a0h'],
])('%i ms of speech read %s', (ms, shown) => {
  expect(durationWords(ms, i18n)).toBe(shown);
});

test.each([
  [0, '0\u00a0min'],
  [5_432_123, '1\u00a0h 30\u00a0min 32.123\u00a0s'],
  [90_000, '1\u00a0min 30\u00a0s'],
  [7, '0.007\u00a0s'],
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Times around full minutes, where two ways of rounding part. */
const speech = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: -700, max: 700 }))
  .map(([minutes, ms]) => Math.max(1, minutes * MINUTE + ms));

test('a time that is shown twice is the same time', () => {
  fc.assert(
    fc.property(fc.oneof(speech, fc.integer({ min: 1, max: 200 * HOUR })), (ms) => {
      const shown = shownSpeech(ms);
      // Reports write hours and minutes, a service minutes with two decimals.
      const [hours = '0', minutes = '0'] = figure('speechToTextMs', ms, i18n)
        .replace('<0:01', '0:00')
        .replace(',', '')
        .split(':');
      expect(Number(hours) * 60 + Number(minutes)).toBe(Math.floor(shown / MINUTE));
      const asBilled = Number((ms / MINUTE).toFixed(2)) * MINUTE;
      if (ms > 600) expect(durationWords(asBilled, i18n)).toBe(durationWords(ms, i18n));
      expect(durationWords(shown, i18n)).toBe(durationWords(ms, i18n));
    }),
  );
});

test('used and left make the limit', () => {
  fc.assert(
    fc.property(speech, fc.integer({ min: 1, max: 400 }), (ms, hours) => {
      fc.pre(ms < hours * HOUR);
      const left = leftOf('speech', ms, hours * HOUR);
      expect(shownSpeech(ms) + left).toBe(hours * HOUR);
    }),
  );
});
