import { expect, test } from 'vitest';
import type { ReconcileFacts } from '../../../main/features/reports/reconcile.ts';
import { reconcile } from '../../../main/features/reports/reconcile.ts';
import type { UsageFigures } from '../../../preload/contract/reports.ts';
import { usage } from './random-ledger.ts';

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03'];

/** Reasons of three days in March. */
function reasons(
  ours: readonly (UsageFigures | null)[],
  service: readonly UsageFigures[],
  facts: Partial<ReconcileFacts> & { sessions?: number } = {},
) {
  const { sessions = 0, ...others } = facts;
  const days = reconcile({
    range: { start: '2026-03-01', end: '2026-03-03' },
    ours: ours.flatMap((figures, index) =>
      figures === null ? [] : { day: DAYS[index] ?? '', usage: figures, sessions },
    ),
    service: service.map((figures, index) => ({ day: DAYS[index] ?? '', usage: figures })),
    firstRecord: '2026-01-01',
    unreportedFrom: null,
    ...others,
  });
  return days.map((day) => day.reasons.join(' '));
}
const none = usage();
const speech = (ms: number) => usage(0, 0, 0, ms);

test('days that agree need no reason, whichever is absent from our records', () => {
  expect(reasons([usage(5), null, speech(90)], [usage(5), none, speech(90)])).toEqual(['', '', '']);
});

test('differences are what the service counts more', () => {
  const [day] = reconcile({
    range: { start: '2026-03-01', end: '2026-03-01' },
    ours: [{ day: '2026-03-01', usage: usage(7, 3), sessions: 0 }],
    service: [{ day: '2026-03-01', usage: usage(10) }],
    firstRecord: '2026-03-01',
    unreportedFrom: null,
  });
  expect(day).toEqual({
    day: '2026-03-01',
    ours: usage(7, 3),
    service: usage(10),
    difference: { ...usage(3, -3), characters: 0 },
    reasons: ['used-elsewhere', 'not-billed'],
  });
});

test('before-first-record: the service counts more before our first record, or there is none', () => {
  const service = [usage(5), usage(5), usage(6)];
  const ours = [null, usage(5), usage(5)];
  expect(reasons(ours, service, { firstRecord: '2026-03-02' })).toEqual([
    'before-first-record',
    '',
    'used-elsewhere',
  ]);
  expect(reasons([null, null, null], service, { firstRecord: null })).toEqual([
    'before-first-record',
    'before-first-record',
    'before-first-record',
  ]);
});

test('not-reported-yet: a day that the report does not hold, unless it counts more already', () => {
  const facts = { unreportedFrom: '2026-03-03' };
  expect(reasons([none, usage(4), usage(4)], [none, none, none], facts)).toEqual([
    '',
    'not-billed',
    'not-reported-yet',
  ]);
  expect(reasons([none, none, usage(4)], [none, none, usage(9)], facts)[2]).toBe('used-elsewhere');
  expect(reasons([none, none, usage(4)], [none, none, none])[2]).toBe('not-billed');
});

test('used-elsewhere and not-billed', () => {
  expect(reasons([usage(4), usage(9), none], [usage(9), usage(2), none])).toEqual([
    'used-elsewhere',
    'not-billed',
    '',
  ]);
});

test('midnight: the next day differs by as much the other way', () => {
  expect(reasons([usage(9), usage(4), none], [usage(7), usage(6), none])).toEqual([
    'midnight',
    'midnight',
    '',
  ]);
  expect(reasons([speech(7000), none, none], [speech(2000), speech(5000), none])).toEqual([
    'midnight',
    'midnight',
    '',
  ]);
  // Not next to each other, or not as much, or of another kind.
  expect(reasons([usage(9), none, none], [none, none, usage(9)])[0]).toBe('not-billed');
  expect(reasons([usage(9), none, none], [none, usage(8), none])[0]).toBe('not-billed');
  expect(reasons([usage(9), none, none], [none, usage(0, 9), none])[0]).toBe('not-billed');
});

test('rounding: less than a minute of speech for each session of the day', () => {
  const [ours, service] = [speech(61_000), speech(120_000)];
  expect(reasons([ours, none, none], [service, none, none], { sessions: 1 })[0]).toBe('rounding');
  expect(reasons([ours, none, none], [speech(121_000), none, none])[0]).toBe('used-elsewhere');
  expect(reasons([ours, none, none], [speech(180_000), none, none], { sessions: 2 })[0]).toBe(
    'rounding',
  );
  // Hundredths of a minute, on either side of zero.
  expect(reasons([speech(61_000), speech(299), none], [speech(60_900), none, none])).toEqual([
    'rounding',
    'rounding',
    '',
  ]);
  // Speech that we know nothing of is not rounding, nor are characters.
  expect(reasons([none, none, none], [speech(40_000), none, none])[0]).toBe('used-elsewhere');
  expect(reasons([usage(4), none, none], [usage(5), none, none])[0]).toBe('used-elsewhere');
});

test('several reasons come the most likely first', () => {
  const ours = [usage(4, 9, 0, 61_000), usage(0, 1), none];
  const service = [usage(5, 7, 0, 120_000), usage(0, 3), none];
  expect(reasons(ours, service)[0]).toBe('midnight rounding used-elsewhere');
});

test('a total that differs alone is looked at as well', () => {
  const service = { ...usage(4), characters: 6 };
  expect(reasons([usage(4), none, none], [service, none, none])[0]).toBe('used-elsewhere');
});
