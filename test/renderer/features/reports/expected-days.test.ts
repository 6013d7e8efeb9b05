import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedDays } from '../../../../renderer/features/reports/expected-days.ts';
import { daysOf, reportOf, usage } from './reported.ts';

const forecast = (total: number, method: 'weekdays' | 'mean') => ({
  until: '2026-11-30',
  usage: usage(total),
  method,
  days: 20,
});

describe('what is expected, day by day', () => {
  it('reaches from today to the end of the month, evenly where only a mean is known', () => {
    const days = daysOf('2026-11-01', [...Array<number>(25).fill(10), 4]);
    const report = reportOf(days, { forecast: forecast(25 * 10 + 4 + 10, 'mean') });
    const expected = expectedDays(report, 'characters');
    expect(expected.days.slice(-5)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ]);
    expect(expected.values.slice(0, 25)).toEqual(Array<number>(25).fill(0));
    expect(expected.values.slice(25)).toEqual([2, 2, 2, 2, 2]);
  });

  it('follows the rhythm of the week', () => {
    // From Monday, 26 October to Thursday, 26 November; nothing on weekends.
    const texts = Array.from({ length: 32 }, (_, at) => (at % 7 < 5 ? 100 : 0));
    const days = daysOf('2026-10-26', texts);
    const report = reportOf(days, { forecast: forecast(2000 + 260, 'weekdays') });
    const values = expectedDays(report, 'characters').values.slice(-5);
    // Thursday (today) and Friday and Monday alike; Saturday and Sunday nothing.
    expect(values[2]).toBe(0);
    expect(values[3]).toBe(0);
    expect(Math.abs((values[1] ?? 0) - (values[4] ?? 0))).toBeLessThanOrEqual(1);
    expect(values[1]).toBeGreaterThan(50);
  });

  it('adds up with the month so far to the forecast, whatever the days are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { minLength: 21, maxLength: 21 }),
        fc.nat(5_000_000),
        fc.constantFrom('weekdays' as const, 'mean' as const),
        (texts, more, method) => {
          const days = daysOf('2026-11-01', texts);
          const used = texts.reduce((sum, one) => sum + one, 0);
          const report = reportOf(days, { forecast: forecast(used + more, method) });
          const { values } = expectedDays(report, 'characters');
          expect(values.reduce((sum, one) => sum + one, 0)).toBe(more);
          expect(values.every((value) => value >= 0)).toBe(true);
        },
      ),
    );
  });

  it('counts only the forecast’s month as used', () => {
    const days = daysOf('2026-10-01', Array<number>(52).fill(10));
    const report = reportOf(days, { forecast: forecast(21 * 10 + 90, 'weekdays') });
    const { values } = expectedDays(report, 'characters');
    expect(values.reduce((sum, one) => sum + one, 0)).toBe(90);
  });

  it('is nothing without a forecast', () => {
    const report = reportOf(daysOf('2026-11-01', [1, 2]));
    expect(expectedDays(report, 'characters')).toEqual({
      days: ['2026-11-01', '2026-11-02'],
      values: [],
    });
  });
});
