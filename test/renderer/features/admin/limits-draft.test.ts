import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeyLimits } from '../../../../preload/contract/admin.ts';
import {
  durationDraft,
  readDuration,
} from '../../../../renderer/features/admin/keys/duration-draft.ts';
import {
  changedLimits,
  draftOfLimits,
  readLimit,
} from '../../../../renderer/features/admin/keys/limits-draft.ts';
import { readWholeNumber } from '../../../../renderer/features/admin/keys/whole-number.ts';

const limit = fc.option(fc.maxSafeNat(), { nil: null });
const anyLimits: fc.Arbitrary<KeyLimits> = fc.record({
  characters: limit,
  speechToTextMs: limit,
  speechToSpeechMs: limit,
});

describe('limits', () => {
  test('come back to the last character and millisecond, in any language', () => {
    fc.assert(
      fc.property(
        anyLimits,
        fc.constantFrom('en', 'de', 'fr', 'de-CH', 'en-IN'),
        (limits, locale) => {
          const draft = draftOfLimits(limits, locale);
          expect(readLimit(draft, 'characters', locale)).toEqual({ limit: limits.characters });
          expect(changedLimits(draft, limits, locale)).toEqual({});
        },
      ),
    );
  });

  test('send only what was changed', () => {
    const limits = { characters: 500_000, speechToTextMs: null, speechToSpeechMs: 0 };
    const draft = draftOfLimits(limits, 'en');
    expect(draft.speechToTextMs).toEqual({
      isUnlimited: true,
      hours: '',
      minutes: '',
      seconds: null,
    });
    const changed = {
      ...draft,
      characters: { isUnlimited: false, text: '1,000,000' },
      speechToTextMs: { isUnlimited: false, hours: '1', minutes: '30', seconds: null },
    };
    expect(changedLimits(changed, limits, 'en')).toEqual({
      characters: 1_000_000,
      speechToTextMs: 5_400_000,
    });
    const unlimited = {
      ...draft,
      speechToSpeechMs: { ...draft.speechToSpeechMs, isUnlimited: true },
    };
    expect(changedLimits(unlimited, limits, 'en')).toEqual({ speechToSpeechMs: null });
  });

  test('cannot be sent while one of them cannot be read', () => {
    const limits = { characters: null, speechToTextMs: null, speechToSpeechMs: null };
    const draft = { ...draftOfLimits(limits, 'en'), characters: { isUnlimited: false, text: '' } };
    expect(readLimit(draft, 'characters', 'en')).toEqual({ problem: 'empty', entry: 'text' });
    expect(changedLimits(draft, limits, 'en')).toBeNull();
  });
});

describe('a time of speech', () => {
  test('asks for seconds only where there are some', () => {
    expect(durationDraft(5_400_000)).toEqual({ hours: '1', minutes: '30', seconds: null });
    expect(durationDraft(5_432_123)).toEqual({ hours: '1', minutes: '30', seconds: '32.123' });
  });

  test.each([
    ['2', '', null, { limit: 7_200_000 }],
    ['', '5', null, { limit: 300_000 }],
    ['0', '0', null, { limit: 0 }],
    ['1,000', '0', null, { limit: 3_600_000_000 }],
    ['0', '0', '0,5', { limit: 500 }],
    ['', '', null, { problem: 'empty', entry: 'hours' }],
    ['1.5', '', null, { problem: 'number', entry: 'hours' }],
    ['1', '60', null, { problem: 'minutes', entry: 'minutes' }],
    ['1', '-1', null, { problem: 'minutes', entry: 'minutes' }],
    ['1', '0', '60', { problem: 'seconds', entry: 'seconds' }],
    ['1', '0', '0.1234', { problem: 'seconds', entry: 'seconds' }],
    ['9007199254740991', '0', null, { problem: 'large', entry: 'hours' }],
  ])('typed as %s h %s min %s s is %o', (hours, minutes, seconds, read) => {
    expect(readDuration({ hours, minutes, seconds }, 'en')).toEqual(read);
  });
});

describe('a whole number', () => {
  test.each([
    ['500000', 'en', 500_000],
    ['500,000', 'en', 500_000],
    [' 1 000 000 ', 'en', 1_000_000],
    ['500.000', 'de', 500_000],
    ['500’000', 'de-CH', 500_000],
    ['0', 'en', 0],
    ['1,5', 'en', 'number'],
    ['500.000', 'en', 'number'],
    ['1,00,000', 'en-IN', 100_000],
    ['1,0,000', 'en', 'number'],
    ['1,0000', 'en', 'number'],
    ['12 apples', 'en', 'number'],
    ['-5', 'en', 'number'],
    ['', 'en', 'empty'],
    ['9007199254740993', 'en', 'large'],
  ])('“%s” in %s is %s', (text, locale, read) => {
    expect(readWholeNumber(text, locale)).toBe(read);
  });
});
