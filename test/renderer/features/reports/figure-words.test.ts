import { describe, expect, it } from 'vitest';
import {
  figure,
  figureWithUnit,
  tickWords,
} from '../../../../renderer/features/reports/figure-words.ts';
import { createDayWords } from '../../../../renderer/features/reports/day-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);
const MINUTE = 60_000;
const time = (ms: number) => figure('speechToTextMs', ms, i18n);

describe('figures', () => {
  it('are written with the separators of the language', () => {
    expect(figure('characters', 73_200, i18n)).toBe('73,200');
    expect(figure('characters', 1_000_000_000_000, i18n)).toBe('1,000,000,000,000');
    expect(figure('characters', 73_200, createI18n('de', en))).toBe('73.200');
    expect(figureWithUnit('textCharacters', 1, i18n)).toBe('1 character');
  });

  it('are hours and minutes of speech', () => {
    expect(time(0)).toBe('0:00');
    expect(time(7 * MINUTE)).toBe('0:07');
    expect(time(1204 * 60 * MINUTE + 7 * MINUTE)).toBe('1,204:07');
    expect(time(59.6 * MINUTE)).toBe('0:59');
    expect(figureWithUnit('speechToSpeechMs', 90 * MINUTE, i18n)).toBe('1:30\u00a0h');
  });

  it('never say nothing of what is little', () => {
    expect(time(1)).toBe('<0:01');
    expect(time(59_000)).toBe('<0:01');
    expect(time(60_000)).toBe('0:01');
  });

  it('have a minus where they are negative', () => {
    expect(time(-90 * MINUTE)).toBe('−1:30');
    expect(time(-1)).toBe('−<0:01');
  });

  it('are short on an axis that reaches far, all of them alike', () => {
    expect(tickWords('characters', 500_000, 1_500_000, i18n)).toBe('500K');
    expect(tickWords('characters', 1_500_000, 1_500_000, i18n)).toBe('1.5M');
    expect(tickWords('characters', 20_000, 80_000, i18n)).toBe('20,000');
    expect(tickWords('speechToTextMs', 30 * MINUTE, 1e12, i18n)).toBe('0:30');
  });
});

describe('days', () => {
  const days = createDayWords('en');

  it('are UTC days wherever the computer stands', () => {
    expect(days.full('2026-11-04')).toBe('Wed, Nov 4, 2026');
    expect(days.short('2026-01-01')).toBe('Jan 1');
    expect(days.month('2026-01-01', true)).toBe('Jan 2026');
    expect(days.month('2026-01-31', false)).toBe('Jan');
  });

  it('are joined to a span, and a single one is written in full', () => {
    expect(days.span({ start: '2026-11-02', end: '2026-11-08' })).toMatch(/^Nov 2\s–\s8, 2026$/);
    expect(days.span({ start: '2026-11-04', end: '2026-11-04' })).toBe('Wed, Nov 4, 2026');
  });
});
