import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_REPORT_DAYS } from '../../../../preload/contract/limits.ts';
import { dayAt, lengthOf } from '../../../../renderer/ui/chart/utc-days.ts';
import { PRESETS, presetRange } from '../../../../renderer/features/reports/presets.ts';
import { rangeFault } from '../../../../renderer/features/reports/range-fault.ts';

const at = (iso: string) => Date.parse(iso);

describe('presets', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last-7', '2026-11-15', '2026-11-21'],
    ['last-30', '2026-10-23', '2026-11-21'],
    ['this-month', '2026-11-01', '2026-11-21'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-quarter', '2026-10-01', '2026-11-21'],
    ['last-12-months', '2025-11-22', '2026-11-21'],
  ] as const)('means by %s the UTC days %s to %s', (preset, start, end) => {
    expect(presetRange(preset, at('2026-11-21T23:59:59Z'))).toEqual({ start, end });
  });

  it('goes over the turn of a year', () => {
    const now = at('2027-01-01T00:00:00Z');
    expect(presetRange('yesterday', now).start).toBe('2026-12-31');
    expect(presetRange('last-month', now)).toEqual({ start: '2026-12-01', end: '2026-12-31' });
    expect(presetRange('this-quarter', now).start).toBe('2027-01-01');
  });

  it('has a year on a leap day, and a year with a leap day in it', () => {
    expect(presetRange('last-12-months', at('2028-02-29T12:00:00Z')).start).toBe('2027-03-01');
    const leap = presetRange('last-12-months', at('2028-12-31T12:00:00Z'));
    expect(lengthOf(leap)).toBe(366);
  });

  it('is always a range that the service answers', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        fc.constantFrom(...PRESETS),
        (now, preset) => {
          const range = presetRange(preset, now.getTime());
          expect(rangeFault(range, dayAt(now.getTime()))).toBeNull();
        },
      ),
    );
  });
});

describe('a typed range', () => {
  const today = '2026-11-21';
  const fault = (start: string, end: string) => rangeFault({ start, end }, today);

  it('may be one day, or as many as the service reports', () => {
    expect(fault('2026-11-21', '2026-11-21')).toBeNull();
    expect(lengthOf({ start: '2025-11-21', end: '2026-11-21' })).toBe(MAX_REPORT_DAYS);
    expect(fault('2025-11-21', '2026-11-21')).toBeNull();
  });

  it('is told what is wrong with it', () => {
    expect(fault('2025-11-20', '2026-11-21')).toEqual({ kind: 'too-long', days: 367 });
    expect(fault('2026-11-03', '2026-11-02')).toEqual({ kind: 'reversed' });
    expect(fault('2026-11-01', '2026-11-22')).toEqual({ kind: 'future' });
    expect(fault('', '2026-11-02')).toEqual({ kind: 'incomplete' });
    expect(fault('2026-02-30', '2026-11-02')).toEqual({ kind: 'incomplete' });
    expect(fault('0026-1-1', '2026-11-02')).toEqual({ kind: 'incomplete' });
  });
});
