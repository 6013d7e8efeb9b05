import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BudgetsRig } from './rig.ts';
import { figures, startBudgetsRig } from './rig.ts';

const MARCH = Date.UTC(2026, 2, 10, 12);
const signal = new AbortController().signal;
const refresh = (rig: BudgetsRig) => rig.feature.handlers['budgets.refresh'](undefined, { signal });

let rig: BudgetsRig;
beforeEach(async () => {
  rig = await startBudgetsRig();
  await rig.goTo(MARCH);
});
afterEach(() => rig.close());

describe('without budgets', () => {
  it('no service is asked, whatever happens', async () => {
    rig.feature.touch();
    await refresh(rig);
    await rig.clock.pass(3 * 3_600_000);
    expect(rig.report.calls).toEqual([]);
    expect(await rig.now()).toEqual({
      connection: 'work',
      all: [],
      alerts: [],
      source: 'report',
      readAt: null,
    });
  });
});

describe('by the admin report', () => {
  it('asks for the month so far, and only for what is needed', async () => {
    rig.report.total = figures(10, 120_000);
    await rig.save({});
    await rig.save({ measure: 'speechToTextMs', amount: 600_000 });
    const { all, source, readAt } = await rig.now();
    expect(all.map(({ used }) => used)).toEqual([10, 120_000]);
    expect({ source, readAt }).toEqual({ source: 'report', readAt: '2026-03-10T12:00:00.000Z' });
    expect(new Set(rig.report.calls)).toEqual(new Set(['total 2026-03-01 2026-03-10']));
    rig.report.calls.length = 0;
    rig.report.keys = [
      { key: 'abcd****1234', label: 'Site', usage: figures(7) },
      { key: 'abcd****1234', label: 'Site', usage: figures(1) },
      { key: 'abcd****1234', label: 'Other', usage: figures(50) },
    ];
    rig.report.tags = [{ tag: 'acme', usage: figures(3) }];
    await rig.save({ subject: { kind: 'key', key: 'abcd****1234', label: 'Site' } });
    await rig.save({ subject: { kind: 'tag', tag: ' ACME ' } });
    expect((await rig.now()).all.map(({ used }) => used)).toEqual([10, 120_000, 8, 3]);
    expect(rig.report.calls).toContain('key 2026-03-01 2026-03-10');
    expect(rig.report.calls).toContain('tags by period 2026-03-01 2026-03-10');
  });

  it('looks hourly, soon after a bill, but then only every few minutes', async () => {
    await rig.save({});
    rig.report.calls.length = 0;
    const billing = async (minutes: number) => {
      for (let second = 0; second < minutes * 60; second += 1) {
        rig.feature.touch();
        await rig.clock.pass(1000);
      }
    };
    await billing(10);
    expect(rig.report.calls.length).toBeGreaterThanOrEqual(3);
    expect(rig.report.calls.length).toBeLessThanOrEqual(4);
    await rig.clock.pass(10 * 60_000);
    rig.report.calls.length = 0;
    rig.feature.touch();
    await rig.clock.pass(6_000);
    expect(rig.report.calls).toHaveLength(1);
    await rig.clock.pass(5 * 3_600_000);
    expect(rig.report.calls).toHaveLength(6);
  });

  it('knows no use of account and keys where the report tells none', async () => {
    rig.report.total = null;
    await rig.save({});
    await rig.save({ subject: { kind: 'key', key: 'abcd****1234', label: 'Site' } });
    expect((await rig.now()).all.map(({ used }) => used)).toEqual([null, null]);
  });

  it('says why a report cannot be read, and keeps what was known', async () => {
    rig.report.total = figures(85);
    await rig.save({});
    rig.report.fault = 'key-refused';
    await expect(refresh(rig)).rejects.toMatchObject({ failure: { code: 'key-refused' } });
    await rig.clock.pass(3_600_000);
    expect(rig.events).toContain('budgets.not-read');
    expect((await rig.now()).all[0]?.used).toBe(85);
    expect(await rig.alerts()).toEqual([80]);
  });

  it('knows nothing of a new month before it has looked', async () => {
    rig.report.total = figures(85);
    await rig.save({});
    await rig.goTo(Date.UTC(2026, 3, 1));
    rig.report.fault = 'unreachable';
    await expect(refresh(rig)).rejects.toBeDefined();
    expect(await rig.now()).toMatchObject({ all: [{ used: null }], readAt: null });
    rig.report.fault = null;
    rig.report.calls.length = 0;
    await refresh(rig);
    expect(rig.report.calls).toEqual(['total 2026-04-01 2026-04-01']);
  });
});

describe('an alert', () => {
  const used = async (characters: number) => {
    rig.report.total = figures(characters);
    await refresh(rig);
  };

  it('comes once for each threshold and month, over restarts', async () => {
    const id = await rig.save({});
    await used(79);
    expect(await rig.alerts()).toEqual([]);
    await used(80);
    expect((await rig.now()).alerts).toEqual([
      { budget: id, threshold: 80, month: '2026-03', at: '2026-03-10T12:00:00.000Z' },
    ]);
    await rig.goTo(Date.UTC(2026, 2, 11));
    await rig.restart();
    await used(99);
    expect((await rig.now()).alerts[0]?.at).toBe('2026-03-10T12:00:00.000Z');
    await used(100);
    expect(await rig.alerts()).toEqual([100]);
    await rig.feature.handlers['budgets.dismiss'](
      { budget: id, threshold: 100, month: '2026-03' },
      { signal },
    );
    expect(await rig.alerts()).toEqual([]);
    await rig.restart();
    await used(300);
    expect(await rig.alerts()).toEqual([]);
    await rig.goTo(Date.UTC(2026, 3, 2));
    await used(81);
    expect((await rig.now()).alerts.map(({ month }) => month)).toEqual(['2026-04']);
  });

  it('comes again after the amount was raised, and not by saving it as it was', async () => {
    const id = await rig.save({});
    await used(100);
    await rig.feature.handlers['budgets.dismiss'](
      { budget: id, threshold: 100, month: '2026-03' },
      { signal },
    );
    await rig.save({ id });
    expect(await rig.alerts()).toEqual([]);
    await rig.save({ id, amount: 1000 });
    expect(await rig.alerts()).toEqual([]);
    await used(800);
    expect(await rig.alerts()).toEqual([80]);
  });

  it('is armed by a raise although nothing can be read at that moment', async () => {
    const id = await rig.save({});
    await used(100);
    rig.report.fault = 'unreachable';
    await rig.restart();
    await rig.save({ id, amount: 1000 });
    expect(await rig.alerts()).toEqual([100]);
    rig.report.fault = null;
    await refresh(rig);
    expect(await rig.alerts()).toEqual([]);
    await used(1000);
    expect(await rig.alerts()).toEqual([100]);
  });

  it('goes with its budget, and begins anew when that watches something else', async () => {
    const id = await rig.save({});
    await used(100);
    rig.report.total = figures(100, 90);
    await rig.save({ id, measure: 'speechToTextMs' });
    expect(await rig.alerts()).toEqual([80]);
    await rig.feature.handlers['budgets.remove']({ id }, { signal });
    expect(await rig.now()).toMatchObject({ all: [], alerts: [] });
    await expect(
      rig.feature.handlers['budgets.save'](
        { id, subject: { kind: 'account' }, measure: 'characters', amount: 1 },
        { signal },
      ),
    ).rejects.toMatchObject({ failure: { code: 'not-found' } });
  });

  it('of an earlier month stays until the next one is over', async () => {
    await rig.save({});
    await used(100);
    await rig.goTo(Date.UTC(2026, 3, 30));
    await used(0);
    expect(await rig.alerts()).toEqual([100]);
    await rig.goTo(Date.UTC(2026, 4, 1));
    await used(0);
    expect(await rig.alerts()).toEqual([]);
  });
});

describe('by our own records', () => {
  const bill = (textCharacters: number, tag: string | null = null) =>
    rig.ledger.record({ connection: 'work', tag, textCharacters });
  beforeEach(async () => {
    rig.key = 'none';
    await rig.changed();
  });

  it('knows account and tags, not keys, and looks soon after each bill', async () => {
    await rig.save({});
    await rig.save({ subject: { kind: 'tag', tag: 'acme' } });
    await rig.save({ subject: { kind: 'key', key: 'abcd****1234', label: '' } });
    bill(60);
    bill(30, 'acme');
    rig.feature.touch();
    await rig.clock.pass(6_000);
    const { all, source } = await rig.now();
    expect(all.map(({ used }) => used)).toEqual([90, 30, null]);
    expect(source).toBe('own-records');
    expect(await rig.alerts()).toEqual([80]);
    bill(10);
    rig.feature.touch();
    await rig.clock.pass(6_000);
    expect(await rig.alerts()).toEqual([100]);
    expect(rig.report.calls).toEqual([]);
  });

  it('gives way to the report as soon as there is a key, and comes back', async () => {
    bill(90);
    rig.report.total = figures(20);
    await rig.save({});
    expect((await rig.now()).all[0]?.used).toBe(90);
    rig.key = 'session';
    await rig.changed();
    expect(await rig.now()).toMatchObject({ source: 'report', all: [{ used: 20 }] });
    rig.key = 'missing';
    await rig.changed();
    expect(await rig.now()).toMatchObject({ source: 'own-records', all: [{ used: 90 }] });
  });
});

describe('budgets', () => {
  it('belong to a connection and go with it', async () => {
    rig.report.total = figures(90);
    await rig.save({});
    await rig.use('home');
    expect(await rig.now()).toMatchObject({ connection: 'home', all: [], alerts: [] });
    await rig.use('work');
    expect((await rig.now()).all).toHaveLength(1);
    expect(await rig.alerts()).toEqual([80]);
    await rig.use('home');
    rig.known.delete('work');
    await rig.changed();
    await rig.use('work');
    expect(await rig.now()).toMatchObject({ all: [], alerts: [] });
  });

  it('refuse a tag that no request could carry', async () => {
    await expect(
      rig.feature.handlers['budgets.save'](
        { subject: { kind: 'tag', tag: 'two words' }, measure: 'characters', amount: 1 },
        { signal },
      ),
    ).rejects.toMatchObject({ failure: { code: 'invalid-input' } });
  });
});
