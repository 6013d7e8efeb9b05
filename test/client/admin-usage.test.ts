import { describe, expect, it } from 'vitest';
import type { AdminUsage } from '../../main/client/admin.ts';
import { analyticsRequest } from '../../main/client/admin/analytics.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestAdmin, failureOf } from './test-client.ts';

const RANGE = { start: '2026-05-01', end: '2026-05-31' };
const NOTHING = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
};
const USAGE = {
  total_characters: 60,
  text_translation_characters: 10,
  document_translation_characters: 20,
  text_improvement_characters: 30,
  speech_to_text_minutes: 107.46,
  speech_to_speech_minutes: 0.5,
};
const FIGURES = {
  characters: 60,
  textCharacters: 10,
  documentCharacters: 20,
  improvementCharacters: 30,
  speechToTextMs: 6_447_600,
  speechToSpeechMs: 30_000,
};
const KEY_ROW = { api_key: 'f9e8****6789', api_key_label: 'Site', usage: USAGE };
const DAY_ROW = { ...KEY_ROW, usage_date: '2026-05-02T00:00:00Z' };

type Call = 'usageTotal' | 'usageByKey' | 'usageByKeyAndDay';

/** Reads a report that a service gives as `usage_report`. */
async function reading(call: Call, report: unknown, path: string[] = []): Promise<AdminUsage> {
  await using server = await startLoopbackServer((request, response) => {
    path.push(request.url);
    answerJson(response, 200, { usage_report: report });
  });
  await using managing = createTestAdmin(server.url);
  return await managing.admin[call](RANGE);
}
const whole = { total_usage: USAGE, start_date: '2026-05-01T00:00:00', end_date: '2026-05-31' };

describe('a usage report', () => {
  it('is asked for by days, ungrouped', async () => {
    const path: string[] = [];
    expect(await reading('usageTotal', whole, path)).toEqual({
      total: FIGURES,
      rows: [],
      start: '2026-05-01',
      end: '2026-05-31',
    });
    expect(path).toEqual(['/v2/admin/analytics?start_date=2026-05-01&end_date=2026-05-31']);
  });

  it('has one row for each key', async () => {
    const path: string[] = [];
    const read = await reading('usageByKey', { ...whole, key_usages: [KEY_ROW] }, path);
    expect(read.rows).toEqual([{ key: 'f9e8****6789', label: 'Site', day: null, usage: FIGURES }]);
    expect(path[0]).toMatch(/&group_by=key$/);
  });

  it('has one row for each key and day', async () => {
    const path: string[] = [];
    const report = { ...whole, group_by: 'key_and_day', key_and_day_usages: [DAY_ROW] };
    const { rows } = await reading('usageByKeyAndDay', report, path);
    expect(rows).toEqual([
      { key: 'f9e8****6789', label: 'Site', day: '2026-05-02', usage: FIGURES },
    ]);
    expect(path[0]).toMatch(/&group_by=key_and_day$/);
  });

  it.each(['key_usages', 'usages_of_keys', 'x'])(
    'finds the rows of keys in an array named %s',
    async (name) => {
      const report = { ...whole, notes: ['a'], others: [{ a: 1 }], empty: [], [name]: [KEY_ROW] };
      expect((await reading('usageByKey', report)).rows).toHaveLength(1);
    },
  );

  it('takes no daily rows for totals of keys, nor the reverse', async () => {
    const report = { ...whole, daily: [DAY_ROW, DAY_ROW], totals: [KEY_ROW] };
    expect((await reading('usageByKey', report)).rows).toHaveLength(1);
    expect((await reading('usageByKeyAndDay', report)).rows).toHaveLength(2);
  });

  it('keeps what it does not know of a row, apart from its figures', async () => {
    const usage = { ...USAGE, speech_translated_pages: 9, __proto__x: { polluted: 1 } };
    const row = JSON.parse(
      JSON.stringify({ ...DAY_ROW, usage, more: { a: [1] } }).replace('__proto__x', '__proto__'),
    ) as object;
    const report = { ...whole, total_usage: usage, key_and_day_usages: [row], cost: '1 €' };
    const read = await reading('usageByKeyAndDay', report);
    expect(Object.keys(read)).toEqual(['total', 'rows', 'start', 'end']);
    expect(read.rows[0]).toEqual({
      key: 'f9e8****6789',
      label: 'Site',
      day: '2026-05-02',
      usage: FIGURES,
      extra: {
        'more.a': '[1]',
        speech_translated_pages: 9,
        ['__proto__.polluted']: 1,
      },
    });
    expect(Object.keys(read.rows[0]?.usage ?? {})).toEqual(Object.keys(FIGURES));
    expect('polluted' in {}).toBe(false);
  });

  it('takes what is absent for nothing, and a total for the sum of its parts', async () => {
    const usage = {
      text_translation_characters: 5,
      document_translation_characters: null,
      text_improvement_characters: 2,
      speech_to_text_minutes: 1.5,
    };
    const { total } = await reading('usageTotal', { total_usage: usage });
    expect(total).toEqual({
      ...NOTHING,
      characters: 7,
      textCharacters: 5,
      improvementCharacters: 2,
      speechToTextMs: 90_000,
    });
  });

  it('keeps rows without a key or a label', async () => {
    const rows = [{ usage: USAGE }, { api_key: null, api_key_label: 'B', usage: USAGE }];
    const read = await reading('usageByKey', { ...whole, key_usages: rows });
    expect(read.rows.map(({ key, label }) => [key, label])).toEqual([
      ['', ''],
      ['', 'B'],
    ]);
  });

  it('rounds decimals: characters to whole ones, minutes to milliseconds', async () => {
    const usage = {
      total_characters: 12.0,
      text_translation_characters: 11.6,
      speech_to_text_minutes: 0.00001,
    };
    const { total } = await reading('usageTotal', { total_usage: usage });
    expect(total).toMatchObject({ characters: 12, textCharacters: 12, speechToTextMs: 1 });
  });

  it.each([
    ['2026-05-02', '2026-05-02'],
    ['2026-05-02T00:00:00', '2026-05-02'],
    ['2026-05-02T23:59:59.999Z', '2026-05-02'],
    ['2026-05-02T00:30:00+02:00', '2026-05-01'],
    ['2026-05-02T23:30:00-0100', '2026-05-03'],
  ])('counts %s to the UTC day %s', async (date, day) => {
    const report = { ...whole, key_and_day_usages: [{ ...DAY_ROW, usage_date: date }] };
    expect((await reading('usageByKeyAndDay', report)).rows[0]?.day).toBe(day);
  });

  it('may be empty', async () => {
    const report = { total_usage: {}, key_and_day_usages: [] };
    expect(await reading('usageByKeyAndDay', report)).toEqual({
      total: NOTHING,
      rows: [],
      ...RANGE,
    });
    expect((await reading('usageByKeyAndDay', { total_usage: {} })).rows).toEqual([]);
  });

  it.each<[string, Call, unknown]>([
    ['usage_report', 'usageTotal', null],
    ['usage_report', 'usageTotal', []],
    ['usage_report.total_usage', 'usageTotal', {}],
    [
      'usage_report.total_usage.total_characters',
      'usageTotal',
      { total_usage: { total_characters: 'five' } },
    ],
    [
      'usage_report.total_usage.total_characters',
      'usageTotal',
      { total_usage: { total_characters: -1 } },
    ],
    ['usage_report.key_usages', 'usageByKey', whole],
    ['usage_report.key_usages', 'usageByKey', { ...whole, key_usages: [null] }],
    [
      'usage_report.key_and_day_usages.usage_date',
      'usageByKeyAndDay',
      { ...whole, key_and_day_usages: [KEY_ROW] },
    ],
    [
      'usage_report.key_and_day_usages.usage_date',
      'usageByKeyAndDay',
      { ...whole, key_and_day_usages: [{ ...DAY_ROW, usage_date: '2026-02-31T99:00:00' }] },
    ],
  ])('that misses %s is a bad answer (%s)', async (field, call, report) => {
    const failure = await failureOf(reading(call, report));
    expect(failure).toMatchObject({ code: 'bad-answer', status: 200, params: { field } });
  });

  it('of a year of 200 keys is read whole', async () => {
    const rows = Array.from({ length: 73_200 }, (_, index) => ({
      ...KEY_ROW,
      api_key: `${1000 + (index % 200)}****0000`,
      usage_date: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 200))).toISOString(),
    }));
    const read = await reading('usageByKeyAndDay', { ...whole, key_and_day_usages: rows });
    expect(read.rows).toHaveLength(73_200);
    expect(read.rows.at(-1)).toMatchObject({ key: '1199****0000', day: '2027-01-01' });
  });
});

describe('a usage report beyond its bounds', () => {
  const read = async (rows: unknown[]) =>
    await analyticsRequest(RANGE, 'key').read({ usage_report: { ...whole, key_usages: rows } });
  const place = 'usage_report.key_usages';

  it.each<[string, string, unknown[]]>([
    ['200,001 rows', place, Array<unknown>(200_001).fill(KEY_ROW)],
    [
      '10,001 keys',
      `${place}.api_key`,
      Array.from({ length: 10_001 }, (_, index) => ({ ...KEY_ROW, api_key: `k${index}` })),
    ],
    ['an id of 1,001 characters', `${place}.api_key`, [{ ...KEY_ROW, api_key: 'k'.repeat(1_001) }]],
    [
      'a label of 1,001 characters',
      `${place}.api_key`,
      [{ ...KEY_ROW, api_key_label: 'k'.repeat(1_001) }],
    ],
  ])('(%s) is a bad answer', async (_, field, rows) => {
    const failure = await failureOf(read(rows));
    expect(failure).toMatchObject({ code: 'bad-answer', params: { field } });
  });

  it('of as many rows and keys as it may have is read', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => ({
      ...KEY_ROW,
      api_key: `k${index % 10_000}`,
    }));
    expect((await read(rows)).rows).toHaveLength(200_000);
  });

  it('keeps unknown fields up to a bound over all rows, and every figure', async () => {
    const more = Array.from({ length: 50 }, (_, index) => [`f${index}`, 'x'.repeat(600)]);
    const row = { ...KEY_ROW, ...(Object.fromEntries(more) as object) };
    const { rows } = await read(Array<unknown>(3_000).fill(row));
    expect(rows.every(({ usage }) => usage.characters === 60)).toBe(true);
    expect(Object.values(rows[0]?.extra ?? {})).toEqual(Array<string>(40).fill('x'.repeat(500)));
    const kept = rows
      .flatMap(({ extra }) => Object.values(extra ?? {}))
      .reduce<number>((sum, text) => sum + String(text).length, 0);
    expect(kept).toBeGreaterThan(20 * 1024 * 1024);
    expect(kept).toBeLessThan(25 * 1024 * 1024);
  });

  it('keeps the beginning of a long list or a wide object only', async () => {
    const list = Array.from({ length: 100_000 }, (_, index) => ({ a: [index, null, 'ä"'] }));
    const wide = Object.fromEntries(list.map((_, index) => [`n${index}`, null]));
    const { rows } = await read([
      { ...KEY_ROW, list, wide, after: 1 },
      { ...KEY_ROW, after: 1 },
    ]);
    expect(rows[0]?.extra).toEqual({ list: JSON.stringify(list).slice(0, 500) });
    expect(rows[1]?.extra).toEqual({ after: 1 });
  });

  it('lets others have a turn while its rows are read', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    await read(Array<unknown>(200_000).fill(KEY_ROW));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(0);
  });
});
