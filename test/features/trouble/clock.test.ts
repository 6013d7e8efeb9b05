import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDocumentsRig } from '../documents/rig.ts';
import type { HistoryRig } from '../history/history-rig.ts';
import { befores, HOUR_MS, START, startHistory, translated } from '../history/history-rig.ts';
import { dayOf } from '../../../main/features/ledger/day.ts';
import { readRetryAfter, retryWait } from '../../../main/client/retry.ts';

let rig: HistoryRig;
beforeEach(() => {
  rig = startHistory();
});
afterEach(() => rig.close());

describe('when the clock is set back by hours', () => {
  it('what is new stands first, and nothing is taken for the same edit', async () => {
    rig.feature.record(translated('One.', 'Eins.'));
    await rig.pass(-5 * HOUR_MS);
    rig.feature.record(translated('One. And two.', 'Eins. Und zwei.'));
    expect(befores(rig.feature)).toEqual(['One. And two.', 'One.']);
  });

  it('nothing that is kept for a day is deleted', async () => {
    rig.settings.set({ ...rig.settings.value, keepHistory: 'day' });
    rig.feature.record(translated('One.', 'Eins.'));
    await rig.pass(-20 * HOUR_MS);
    await rig.pass(-20 * HOUR_MS);
    expect(befores(rig.feature)).toEqual(['One.']);
  });

  it('a date up to which a service wants peace holds nobody for hours', () => {
    const now = Date.UTC(2026, 0, 5, 12);
    const header = new Date(now).toUTCString();
    const retryAfterMs = readRetryAfter(header, now - 5 * HOUR_MS);
    expect(retryAfterMs).toBe(5 * HOUR_MS);
    const failed = { attempt: 1, startedAt: 0, failedAt: 0, retryAfterMs };
    expect(retryWait(failed, () => 0.5)).toBe(60_000);
  });
});

describe('when the clock is set forward by hours', () => {
  it('what is kept for a day stays until its day is over', async () => {
    rig.settings.set({ ...rig.settings.value, keepHistory: 'day' });
    rig.feature.record(translated('One.', 'Eins.'));
    await rig.pass(23 * HOUR_MS);
    expect(befores(rig.feature)).toEqual(['One.']);
    await rig.pass(2 * HOUR_MS);
    expect(befores(rig.feature)).toEqual([]);
  });

  it('the day of a bill is the day in UTC, whatever the zone', () => {
    expect(dayOf(Date.UTC(2026, 2, 1, 23, 59, 59))).toBe('2026-03-01');
    expect(dayOf(Date.UTC(2026, 2, 1, 23, 59, 59) + HOUR_MS)).toBe('2026-03-02');
  });
});

const DAY_MS = 24 * HOUR_MS;

describe('documents under way while somebody sets the date', () => {
  it.each([
    ['forward by a day', DAY_MS],
    ['back by a day', -DAY_MS],
    ['forward by an hour', HOUR_MS],
    ['back by an hour', -HOUR_MS],
  ])('%s are sent once and done, and their time is no nonsense', async (_, shift) => {
    const documents = startDocumentsRig();
    documents.service.takesMs = 60_000;
    await documents.add(['a.txt', 'b.txt']);
    await documents.until(() => documents.rows().every(({ state }) => state === 'translating'));
    documents.clock.shiftDate(shift);
    await documents.untilAll('done');
    expect(documents.service.uploads).toBe(2);
    expect(documents.rows().every(({ failure }) => failure === null)).toBe(true);
    expect(documents.bills).toHaveLength(2);
    await documents.close();
  });

  it.each([
    ['forward', DAY_MS],
    ['back', -DAY_MS],
  ])('%s do not wait longer for another try', async (_, shift) => {
    const documents = startDocumentsRig();
    documents.output.fault = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
    await documents.add(['a.txt']);
    await documents.until(() => documents.view()?.halted?.code === 'disk-full');
    documents.clock.shiftDate(shift);
    const { signal } = new AbortController();
    await documents.feature.handlers['documents.pause']({ isPaused: false }, { signal });
    await documents.untilAll('done');
    await documents.close();
  });
});

describe('on the night when summer time begins or ends', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
  ])('the day of a bill at %s is %s in Berlin, too', (moment, day) => {
    process.env['TZ'] = 'Europe/Berlin';
    expect(dayOf(Date.parse(moment))).toBe(day);
  });

  it.each([
    ['shorter', '2026-03-28T12:00:00Z'],
    ['longer', '2026-10-24T12:00:00Z'],
  ])(
    'a day of history has 24 hours although the date of the place has a %s one',
    async (_, from) => {
      process.env['TZ'] = 'Europe/Berlin';
      expect(new Date(from).getTimezoneOffset()).not.toBe(
        new Date(Date.parse(from) + DAY_MS).getTimezoneOffset(),
      );
      await rig.pass(Date.parse(from) - START);
      rig.settings.set({ ...rig.settings.value, keepHistory: 'day' });
      rig.feature.record(translated('One.', 'Eins.'));
      await rig.pass(23.5 * HOUR_MS);
      expect(befores(rig.feature)).toEqual(['One.']);
      await rig.pass(1.5 * HOUR_MS);
      expect(befores(rig.feature)).toEqual([]);
    },
  );
});
