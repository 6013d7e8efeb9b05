import { describe, expect, it } from 'vitest';
import {
  comparedDays,
  comparedMeasures,
  differingDays,
} from '../../../renderer/reconcile/compared.ts';
import { difference, figure } from '../../../renderer/reconcile/figures.ts';
import { en } from '../../../renderer/words/en/en.ts';
import { createWords } from '../../../renderer/words/words.ts';
import { day, figures, reconciliation } from './reconciliations.ts';

const words = createWords('en', en);

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
    expect(figure('characters', 1_200, words)).toBe('1,200');
    expect(difference('characters', 1_200, words)).toBe('+1,200');
    expect(difference('characters', -5, words)).toBe('−5');
    expect(difference('characters', 0, words)).toBe('0');
    expect(difference('speechToTextMs', -58_800, words)).toBe('−58.8 s');
  });
});
