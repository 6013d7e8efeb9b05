import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestService, temporaryFolder, testAssets } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { runProgram, startProgram } from '../spawned-service.ts';
import { caller } from '../running-service.ts';
import { adminOf } from './admin-calls.ts';
import type { KeyRow } from './admin-calls.ts';

const NOW = '2026-11-19T15:00:00.000Z';
const [START, END] = ['2025-11-19', '2026-11-19'];
let folder: ReturnType<typeof temporaryFolder>;
let assets: string;
const started: TestService[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  assets = testAssets(folder.path);
});
afterEach(async () => {
  for (const service of started.splice(0)) await service.close();
  folder.remove();
});

const start = async (name = 'a', now = NOW, demoYear = true): Promise<TestService> => {
  const service = await startTestService({
    data: join(folder.path, name),
    assets,
    now: () => new Date(now),
    demoYear,
  });
  started.push(service);
  return service;
};
const sum = (rows: readonly KeyRow[]) =>
  rows.reduce((total, { usage }) => total + usage.total_characters, 0);

describe('the demo year', () => {
  it('has twelve keys, some deactivated and some with limits, and five tags', async () => {
    const admin = adminOf(await start());
    const keys = (await admin.keys()).filter(({ label }) => label !== 'API Key');
    expect(keys).toHaveLength(12);
    expect(keys.filter(({ is_deactivated }) => is_deactivated)).toHaveLength(2);
    const limited = keys.filter(({ usage_limits: limits }) =>
      Object.values(limits).some((limit) => limit !== null),
    );
    expect(limited.length).toBeGreaterThan(2);
    const report = await admin.analytics(START, END, 'key');
    expect(report.key_usages).toHaveLength(12);
    expect(report.total_usage.speech_to_text_minutes).toBeGreaterThan(1_000);
    expect(report.total_usage.speech_to_speech_minutes).toBeGreaterThan(1_000);
    expect(report.total_usage.text_improvement_characters).toBeGreaterThan(1_000_000);
    const tags = await admin.tags(START, END);
    expect(tags.usage.map(({ custom_tag }) => custom_tag)).toEqual([
      'manuals',
      'marketing',
      'shop',
      'support',
      'website',
    ]);
    // Nothing of tomorrow, nor of later today.
    const later = await admin.analytics('2026-11-19T15:00:01', '2027-11-18');
    expect(Object.values(later.total_usage).every((figure) => figure === 0)).toBe(true);
  });

  it('keeps office hours, rests on holidays and has one key that runs away', async () => {
    const admin = adminOf(await start());
    const { key_and_day_usages: rows = [] } = await admin.analytics(START, END, 'key_and_day');
    const on = (days: readonly string[], without = 'Nightly import') =>
      sum(
        rows.filter(
          ({ usage_date, api_key_label }) =>
            api_key_label !== without && days.includes(usage_date?.slice(0, 10) ?? ''),
        ),
      ) / days.length;
    const workdays = on(['2026-10-06', '2026-10-07', '2026-10-13', '2026-10-14']);
    expect(on(['2026-10-10', '2026-10-11', '2026-10-17', '2026-10-18'])).toBeLessThan(
      workdays * 0.75,
    );
    expect(on(['2025-12-24', '2025-12-25'])).toBeLessThan(on(['2025-12-10', '2025-12-11']) * 0.8);
    const runaway = rows.filter(({ api_key_label }) => api_key_label === 'Nightly import');
    const last = runaway.slice(-2, -1);
    const month = runaway.slice(-60, -30);
    expect(sum(last)).toBeGreaterThan((20 * sum(month)) / month.length);
  });

  it('is used up to the limits of some keys in this month', async () => {
    const admin = adminOf(await start());
    const used = new Map(
      (await admin.analytics('2026-11-01', '2026-11-19', 'key')).key_usages?.map((row) => [
        row.api_key_label,
        row.usage.total_characters,
      ]),
    );
    const share = (await admin.keys()).flatMap(({ label, usage_limits: { characters } }) =>
      characters === null ? [] : [(used.get(label) ?? 0) / characters],
    );
    expect(share).toContain(1);
    expect(share.some((part) => part > 0.8 && part < 0.95)).toBe(true);
  });

  it('is the same for the same day, and comes once into a data folder', async () => {
    const [first, second] = [await start('a'), await start('b')];
    const one = await adminOf(first).analytics(START, END, 'key_and_day');
    expect(await adminOf(second).analytics(START, END, 'key_and_day')).toEqual(one);
    await first.close();
    started.shift();
    const again = await start('a', '2026-11-20T09:00:00.000Z');
    expect(await adminOf(again).analytics(START, END, 'key_and_day')).toEqual(one);
    expect(await adminOf(again).keys()).toHaveLength(13);
  });

  it.each(['2024-02-29T00:00:00.000Z', '2026-01-01T23:59:59.999Z', '2026-03-01T00:00:00.001Z'])(
    'can end at %s',
    async (now) => {
      const admin = adminOf(await start('a', now));
      const day = now.slice(0, 10);
      const year = new Date(Date.parse(now) - 365 * 86_400_000).toISOString().slice(0, 10);
      const report = await admin.analytics(year, day, 'key');
      expect(report.key_usages).toHaveLength(12);
    },
  );

  it('comes only when it is asked for', async () => {
    const admin = adminOf(await start('a', NOW, false));
    expect(await admin.keys()).toHaveLength(1);
  });
});

describe('the option --demo-year', () => {
  it('fills the reports of the program', async () => {
    const service = await startProgram([
      '--demo-year',
      '--data',
      join(folder.path, 'data'),
      '--assets',
      assets,
    ]);
    try {
      const call = caller(service.baseUrl, service.adminKey);
      expect(await adminOf({ call, adminKey: service.adminKey }).keys()).toHaveLength(13);
    } finally {
      await service.end('SIGTERM');
    }
  });

  it('is named by --help and takes no value', async () => {
    expect((await runProgram(['--help'])).output).toContain('--demo-year');
    const wrong = await runProgram(['--demo-year=2025']);
    expect([wrong.status, wrong.errors]).toEqual([
      2,
      expect.stringContaining('--demo-year takes no value'),
    ]);
  });
});
