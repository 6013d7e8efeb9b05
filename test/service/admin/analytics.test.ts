import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { adminOf, millisecondsOf } from './admin-calls.ts';

const NOW = '2026-03-10T15:00:00.000Z';
let service: TestService;
let admin: ReturnType<typeof adminOf>;
let first: { key_id: string; key: string };
let second: { key_id: string; key: string };

beforeAll(async () => {
  service = await startTestService({ now: () => new Date(NOW) });
  admin = adminOf(service);
  first = await service.newKey({ label: 'First "key"' });
  second = await service.newKey({ label: 'Second' });
  const free = await service.newKey({ tier: 'free', label: 'Of another account' });
  const at = (time: string, key: { key_id: string }) => ({ time, key_id: key.key_id });
  await admin.bill([
    { ...at('2026-03-01T00:00:00Z', first), kind: 'text_translation', units: 10 },
    { ...at('2026-03-01T23:59:59.999Z', first), kind: 'text_translation', units: 5, tag: 'web' },
    { ...at('2026-03-01T12:00:00Z', second), kind: 'document_translation', units: 50_000 },
    { ...at('2026-03-02T08:00:00Z', first), kind: 'text_improvement', units: 7, tag: 'web' },
    { ...at('2026-03-02T08:00:00Z', first), kind: 'speech_to_text', units: 6_447_601 },
    { ...at('2026-03-03T08:00:00Z', second), kind: 'speech_to_speech', units: 1 },
    { ...at('2026-03-01T12:00:00Z', free), kind: 'text_translation', units: 1_000 },
  ]);
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const usage = (text: number, document = 0, improvement = 0, heard = 0, spoken = 0) => ({
  total_characters: text + document + improvement,
  text_translation_characters: text,
  document_translation_characters: document,
  text_improvement_characters: improvement,
  speech_to_text_minutes: heard,
  speech_to_speech_minutes: spoken,
});
const masked = (id: string) => `${id.slice(0, 4)}****${id.slice(-4)}`;
const ofFirst = () => ({ api_key: masked(first.key_id), api_key_label: 'First "key"' });
const ofSecond = () => ({ api_key: masked(second.key_id), api_key_label: 'Second' });
const HEARD = 6_447_601 / 60_000;
const SPOKEN = 1 / 60_000;

describe('the report of a range', () => {
  it('is its total, without a group', async () => {
    const path = '/v2/admin/analytics?start_date=2026-03-01&end_date=2026-03-03';
    for (const more of ['', '&group_by=']) {
      const answer = await admin.ask('GET', path + more);
      expect(answer.headers.get('content-type')).toMatch('application/json');
      expect(answer.json).toEqual({
        usage_report: {
          total_usage: usage(15, 50_000, 7, HEARD, SPOKEN),
          start_date: '2026-03-01T00:00:00',
          end_date: '2026-03-03T00:00:00',
        },
      });
    }
    expect(millisecondsOf(HEARD)).toBe(6_447_601);
  });

  it('by key names the key by its label and its masked id', async () => {
    const report = await admin.analytics('2026-03-01', '2026-03-03', 'key');
    expect(report).toEqual({
      total_usage: usage(15, 50_000, 7, HEARD, SPOKEN),
      group_by: 'key',
      start_date: '2026-03-01T00:00:00',
      end_date: '2026-03-03T00:00:00',
      key_usages: [
        { ...ofFirst(), usage: usage(15, 0, 7, HEARD) },
        { ...ofSecond(), usage: usage(0, 50_000, 0, 0, SPOKEN) },
      ],
    });
    expect(ofFirst().api_key).toMatch(/^[0-9a-f]{4}\*{4}[0-9a-f]{4}$/);
  });

  it('by key and day has a row for each day on which a key was used', async () => {
    const report = await admin.analytics('2026-03-01', '2026-03-03', 'key_and_day');
    expect(report.group_by).toBe('key_and_day');
    expect(report).not.toHaveProperty('key_usages');
    expect(report.key_and_day_usages).toEqual([
      { ...ofFirst(), usage_date: '2026-03-01T00:00:00Z', usage: usage(15) },
      { ...ofFirst(), usage_date: '2026-03-02T00:00:00Z', usage: usage(0, 0, 7, HEARD) },
      { ...ofSecond(), usage_date: '2026-03-01T00:00:00Z', usage: usage(0, 50_000) },
      { ...ofSecond(), usage_date: '2026-03-03T00:00:00Z', usage: usage(0, 0, 0, 0, SPOKEN) },
    ]);
  });

  it('takes date-times, whose second belongs to it', async () => {
    const text = async (start: string, end: string) =>
      (await admin.analytics(start, end)).total_usage.text_translation_characters;
    expect(await text('2026-03-01T00:00:00', '2026-03-01T00:00:00')).toBe(10);
    expect(await text('2026-03-01T00:00:01', '2026-03-01T23:59:58')).toBe(0);
    expect(await text('2026-03-01T00:00:01', '2026-03-01T23:59:59')).toBe(5);
    expect(await text('2026-03-01T00:00:00', '2026-03-01T23:59:59')).toBe(15);
    expect(await text('2026-02-27T12:00:00', '2026-03-02')).toBe(15);
    const report = await admin.analytics(
      '2026-03-01T12:00:01',
      '2026-03-03T08:00:00',
      'key_and_day',
    );
    expect([report.start_date, report.end_date]).toEqual([
      '2026-03-01T12:00:01',
      '2026-03-03T08:00:00',
    ]);
    expect(report.key_and_day_usages).toEqual([
      { ...ofFirst(), usage_date: '2026-03-01T00:00:00Z', usage: usage(5) },
      { ...ofFirst(), usage_date: '2026-03-02T00:00:00Z', usage: usage(0, 0, 7, HEARD) },
      { ...ofSecond(), usage_date: '2026-03-03T00:00:00Z', usage: usage(0, 0, 0, 0, SPOKEN) },
    ]);
  });

  it('is empty where nothing was used, also in the future', async () => {
    for (const [start, end] of [
      ['2025-01-01', '2025-12-31'],
      ['2030-01-01', '2030-12-31'],
    ] as const) {
      const report = await admin.analytics(start, end, 'key');
      expect([report.total_usage, report.key_usages]).toEqual([usage(0), []]);
    }
  });

  it('has the current day at once, with the key of each call', async () => {
    await service.call('POST', '/v2/translate', {
      key: first.key,
      json: { text: ['x'.repeat(12)], source_lang: 'EN', target_lang: 'EN-GB' },
    });
    const report = await admin.analytics('2026-03-10', '2026-03-10', 'key_and_day');
    expect(report.key_and_day_usages).toEqual([
      { ...ofFirst(), usage_date: '2026-03-10T00:00:00Z', usage: usage(12) },
    ]);
  });

  it('keeps a key that was renamed or deactivated since', async () => {
    const key = await admin.create({ label: 'Before' });
    await service.call('POST', '/v2/translate', {
      key: key.key,
      json: { text: ['xxx'], source_lang: 'EN', target_lang: 'EN-GB' },
    });
    await admin.change('label', { key_id: key.key_id, label: 'After' });
    await admin.change('deactivate', { key_id: key.key_id });
    const report = await admin.analytics('2026-03-10', '2026-03-10', 'key');
    expect(report.key_usages).toContainEqual({
      api_key: masked(key.key_id),
      api_key_label: 'After',
      usage: usage(3),
    });
  });
});

describe('a range', () => {
  const ask = (query: string, path = '') => admin.ask('GET', `/v2/admin/analytics${path}?${query}`);

  it('covers 366 days, both ends included, and no more', async () => {
    const good = [
      'start_date=2025-03-10&end_date=2026-03-10',
      'start_date=2024-01-01&end_date=2024-12-31',
      'start_date=2025-03-10T12:00:00&end_date=2026-03-11T11:59:59',
    ];
    const long = [
      'start_date=2025-03-09&end_date=2026-03-10',
      'start_date=2023-12-31&end_date=2024-12-31',
      'start_date=2025-03-10T12:00:00&end_date=2026-03-11T12:00:00',
    ];
    for (const path of ['', '/custom-tags']) {
      for (const query of good) expect((await ask(query, path)).status, query).toBe(200);
      for (const query of long) {
        const answer = await ask(query, path);
        expect([answer.status, answer.json], query).toEqual([
          400,
          {
            message: 'Bad request. Reason: Date range cannot exceed 366 days',
            code: 'invalid_request',
          },
        ]);
      }
    }
  });

  it.each([
    ['', 'missing_parameter', "'start_date'"],
    ['start_date=2026-03-01', 'missing_parameter', "'end_date'"],
    ['end_date=2026-03-01', 'missing_parameter', "'start_date'"],
    ['start_date=&end_date=2026-03-01', 'invalid_value', "'start_date'"],
    ['start_date=2026-3-1&end_date=2026-03-01', 'invalid_value', "'start_date'"],
    ['start_date=2026-02-01&end_date=2026-02-29', 'invalid_value', "'end_date'"],
    ['start_date=2026-13-01&end_date=2026-02-28', 'invalid_value', "'start_date'"],
    ['start_date=2026-03-01T24:00:00&end_date=2026-03-02', 'invalid_value', "'start_date'"],
    ['start_date=2026-03-01T10:00&end_date=2026-03-02', 'invalid_value', "'start_date'"],
    ['start_date=2026-03-01T10:00:00Z&end_date=2026-03-02', 'invalid_value', "'start_date'"],
    ['start_date=2026-03-01T10:00:00.5&end_date=2026-03-02', 'invalid_value', "'start_date'"],
    ['start_date=2026-03-01+10:00:00&end_date=2026-03-02', 'invalid_value', "'start_date'"],
    ['start_date=2026-03-01&start_date=2026-03-01&end_date=2026-03-02', 'invalid_value', 'once'],
    ['start_date=2026-03-02&end_date=2026-03-01', 'invalid_request', 'before'],
    ['start_date=2026-03-01T10:00:01&end_date=2026-03-01T10:00:00', 'invalid_request', 'before'],
  ])('%s is refused with %s', async (query, code, word) => {
    for (const path of ['', '/custom-tags']) {
      const answer = await ask(query, path);
      expect([answer.status, answer.json.code]).toEqual([400, code]);
      expect(answer.json.message).toContain(word);
    }
  });

  it('names the groups there are', async () => {
    const range = 'start_date=2026-03-01&end_date=2026-03-02';
    const group = await ask(`${range}&group_by=day`);
    expect([group.status, group.json.message]).toEqual([
      400,
      "Value for 'group_by' not supported. Allowed: '', 'key', 'key_and_day'.",
    ]);
    const by = await ask(`${range}&aggregate_by=key`, '/custom-tags');
    expect([by.status, by.json.message]).toEqual([
      400,
      "Value for 'aggregate_by' not supported. Allowed: '', 'period', 'day'.",
    ]);
    expect((await ask(`${range}&group_by=KEY`)).status).toBe(400);
  });
});

it('answers a year of 200 keys', async () => {
  const big = await startTestService({ now: () => new Date(NOW) });
  try {
    const year = adminOf(big);
    const keys = await Promise.all(Array.from({ length: 200 }, () => big.newKey()));
    const start = Date.parse('2025-03-10T09:00:00Z');
    await year.bill(
      keys.flatMap(({ key_id }) =>
        Array.from({ length: 366 }, (_, day) => ({
          time: new Date(start + day * 86_400_000).toISOString(),
          key_id,
          kind: 'text_translation' as const,
          units: day + 1,
        })),
      ),
    );
    const report = await year.analytics('2025-03-10', '2026-03-10', 'key_and_day');
    expect(report.key_and_day_usages).toHaveLength(73_200);
    expect(report.total_usage.total_characters).toBe((200 * 366 * 367) / 2);
  } finally {
    await big.close();
  }
});
