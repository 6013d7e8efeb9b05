import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryRig } from '../history/history-rig.ts';
import { befores, HOUR_MS, startHistory, translated } from '../history/history-rig.ts';
import { dayOf } from '../../../main/desk/ledger/day.ts';
import { readRetryAfter, retryWait } from '../../../main/client/retry.ts';

let rig: HistoryRig;
beforeEach(() => {
  rig = startHistory();
});
afterEach(() => rig.close());

describe('when the clock is set back by hours', () => {
  it('what is new stands first, and nothing is taken for the same edit', async () => {
    rig.desk.record(translated('One.', 'Eins.'));
    await rig.pass(-5 * HOUR_MS);
    rig.desk.record(translated('One. And two.', 'Eins. Und zwei.'));
    expect(befores(rig.desk)).toEqual(['One. And two.', 'One.']);
  });

  it('nothing that is kept for a day is deleted', async () => {
    rig.settings.set({ ...rig.settings.value, keepHistory: 'day' });
    rig.desk.record(translated('One.', 'Eins.'));
    await rig.pass(-20 * HOUR_MS);
    await rig.pass(-20 * HOUR_MS);
    expect(befores(rig.desk)).toEqual(['One.']);
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
    rig.desk.record(translated('One.', 'Eins.'));
    await rig.pass(23 * HOUR_MS);
    expect(befores(rig.desk)).toEqual(['One.']);
    await rig.pass(2 * HOUR_MS);
    expect(befores(rig.desk)).toEqual([]);
  });

  it('the day of a bill is the day in UTC, whatever the zone', () => {
    expect(dayOf(Date.UTC(2026, 2, 1, 23, 59, 59))).toBe('2026-03-01');
    expect(dayOf(Date.UTC(2026, 2, 1, 23, 59, 59) + HOUR_MS)).toBe('2026-03-02');
  });
});
