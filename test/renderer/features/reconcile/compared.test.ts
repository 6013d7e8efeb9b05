import { describe, expect, it } from 'vitest';
import {
  comparedDays,
  comparedMeasures,
  differingDays,
} from '../../../../renderer/features/reconcile/compared.ts';
import { difference, figure } from '../../../../renderer/features/reconcile/figures.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { day, figures, reconciliation } from './reconciliations.ts';

const i18n = createI18n('en', en);

const shown = reconciliation({
  days: [
    day({ ours: figures({ characters: 100 }), service: figures({ characters: 100 }) }),
    day({
      day: '2026-11-21',
      ours: figures({ characters: 100, speechToTextMs: 61_200 }),
      service: figures({ characters: 150, speechToTextMs: 120_000 }),
      difference: figures({ characters: 50, speechToTextMs: 58_800 }),
      reasons: ['rounding', 'used-elsewhere'],
    }),
  ],
});

describe('two sides of the same days', () => {
  it('are compared in what either side counted', () => {
    expect(comparedMeasures(shown)).toEqual(['characters', 'speechToTextMs']);
    expect(comparedMeasures(reconciliation({ days: [day()] }))).toEqual([]);
    const onlyService = day({ service: figures({ speechToSpeechMs: 60_000 }) });
    expect(comparedMeasures(reconciliation({ days: [onlyService] }))).toEqual(['speechToSpeechMs']);
  });

  it('differ on days where any measure does', () => {
    expect(differingDays(shown)).toBe(1);
  });

  it('have reasons only where they differ, and never round characters', () => {
    const [agreeing, differing] = comparedDays(shown, 'characters');
    expect(agreeing).toMatchObject({ difference: 0, reasons: [] });
    expect(differing).toMatchObject({ difference: 50, reasons: ['used-elsewhere'] });
    expect(comparedDays(shown, 'speechToTextMs')[1]?.reasons).toEqual([
      'rounding',
      'used-elsewhere',
    ]);
    expect(comparedDays(shown, 'speechToSpeechMs')[1]?.reasons).toEqual([]);
  });

  it('are written with sign and unit', () => {
    expect(figure('characters', 1_200, i18n)).toBe('1,200');
    expect(difference('characters', 1_200, i18n)).toBe('+1,200');
    expect(difference('characters', -5, i18n)).toBe('−5');
    expect(difference('characters', 0, i18n)).toBe('0');
    expect(difference('speechToTextMs', -58_800, i18n)).toBe('−58.8\u00a0s');
  });
});
