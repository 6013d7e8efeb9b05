import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { adminOf } from './admin-calls.ts';
import type { TagRow } from './admin-calls.ts';

let service: TestService;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  service = await startTestService({ now: () => new Date('2026-03-10T15:00:00Z') });
  admin = adminOf(service);
  const { key_id } = await service.newKey();
  const free = await service.newKey({ tier: 'free' });
  const call = (day: string, tag: string, units: number) =>
    ({ time: `2026-02-${day}T10:00:00Z`, key_id, kind: 'text_translation', units, tag }) as const;
  await admin.bill([
    ...Array.from({ length: 250 }, (_, index) => call('01', tagName(index), index + 1)),
    ...Array.from({ length: 100 }, (_, index) => call('02', tagName(index), 1)),
    { ...call('02', tagName(0), 4), kind: 'text_improvement' },
    { ...call('02', 'of-another-account', 9), key_id: free.key_id },
  ]);
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const tagName = (index: number) => `tag-${String(index).padStart(3, '0')}`;
const breakdown = (text: number, improvement = 0) => ({
  total_characters: text + improvement,
  text_translation_characters: text,
  text_improvement_characters: improvement,
});

describe('the report by tag', () => {
  it('is of the whole range, in pages of a hundred', async () => {
    const first = await admin.tags('2026-02-01', '2026-02-28');
    expect(first).toMatchObject({
      aggregate_by: 'period',
      start_date: '2026-02-01T00:00:00',
      end_date: '2026-02-28T00:00:00',
      next_page: 2,
    });
    expect(first.usage).toHaveLength(100);
    expect(first.usage[0]).toEqual({ custom_tag: 'tag-000', breakdown: breakdown(2, 4) });
    const third = await admin.tags('2026-02-01', '2026-02-28', 'period', 3);
    expect([third.usage.length, third.next_page]).toEqual([50, null]);
    expect(third.usage.at(-1)).toEqual({ custom_tag: 'tag-249', breakdown: breakdown(250) });
    expect(await admin.tags('2026-02-01', '2026-02-28', 'period', 4)).toMatchObject({
      next_page: null,
      usage: [],
    });
  });

  it('of each day has a row for each day and tag', async () => {
    const rows: TagRow[] = [];
    const pages: (number | null)[] = [];
    for (let page: number | null = 1; page !== null;) {
      const report = await admin.tags('2026-02-01', '2026-02-28', 'day', page);
      expect(report.aggregate_by).toBe('day');
      rows.push(...report.usage);
      page = report.next_page;
      pages.push(page);
    }
    expect(pages).toEqual([2, 3, 4, null]);
    expect(rows).toHaveLength(350);
    expect(rows[250]).toEqual({
      custom_tag: 'tag-000',
      usage_date: '2026-02-02T00:00:00Z',
      breakdown: breakdown(1, 4),
    });
  });

  it('has no next page when the last one is full', async () => {
    const report = await admin.tags('2026-02-02', '2026-02-02');
    expect([report.usage.length, report.next_page]).toEqual([100, null]);
  });

  it.each(['0', '-1', '1.5', 'x', ''])('has no page "%s"', async (page) => {
    const range = 'start_date=2026-02-01&end_date=2026-02-28';
    const answer = await admin.ask('GET', `/v2/admin/analytics/custom-tags?${range}&page=${page}`);
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_value']);
    expect(answer.json.message).toContain('"page"');
  });

  it('counts a call under its tag at once, trimmed and in lower case', async () => {
    await service.call('POST', '/v2/translate', {
      headers: { 'x-service-reporting-tag': ' Team-A ' },
      json: { text: ['12345'], source_lang: 'EN', target_lang: 'EN-GB' },
    });
    await service.call('POST', '/v2/translate', {
      json: { text: ['123'], source_lang: 'EN', target_lang: 'EN-GB' },
    });
    const report = await admin.tags('2026-03-10', '2026-03-10', 'day');
    expect(report.usage).toEqual([
      {
        custom_tag: 'team-a',
        usage_date: '2026-03-10T00:00:00Z',
        breakdown: breakdown(5),
      },
    ]);
    const { total_usage: total } = await admin.analytics('2026-03-10', '2026-03-10');
    expect(total.total_characters).toBe(8);
  });
});
