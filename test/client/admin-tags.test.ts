import { describe, expect, it } from 'vitest';
import type { CustomTagUsage } from '../../main/client/admin.ts';
import { readCustomTags } from '../../main/client/admin/custom-tags.ts';
import type { Send } from '../../main/client/send.ts';
import { answerJson, startLoopbackServer } from './loopback-server.ts';
import { createTestAdmin, failureOf } from './test-client.ts';

const RANGE = { start: '2026-05-01', end: '2026-05-31' };
const breakdown = { total_characters: 7, text_translation_characters: 7, pages: 3 };
const FIGURES = {
  characters: 7,
  textCharacters: 7,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
};

/** Reads tags from a service that answers each page by its number, null for the first. */
async function reading(
  by: 'period' | 'day',
  answer: (page: string | null) => unknown,
  asked: string[] = [],
): Promise<CustomTagUsage> {
  await using server = await startLoopbackServer((request, response) => {
    asked.push(request.url);
    answerJson(response, 200, answer(new URL(request.url, 'http://a').searchParams.get('page')));
  });
  await using managing = createTestAdmin(server.url);
  return await managing.admin.customTags(RANGE, by);
}
const report = (usage: unknown, next?: unknown) => ({
  custom_tag_usage_report: { aggregate_by: 'period', usage, next_page: next },
});

describe('a report by custom tags', () => {
  it('is read to its last page', async () => {
    const asked: string[] = [];
    const read = await reading(
      'period',
      (page) =>
        report([{ custom_tag: `tag-${page ?? '1'}`, breakdown }], { 1: 2, 2: 7 }[page ?? '1']),
      asked,
    );
    expect(read).toEqual({
      rows: ['1', '2', '7'].map((page) => ({
        tag: `tag-${page}`,
        day: null,
        usage: FIGURES,
        extra: { pages: 3 },
      })),
      pages: 3,
    });
    const query =
      '/v2/admin/analytics/custom-tags?start_date=2026-05-01&end_date=2026-05-31&aggregate_by=period';
    expect(asked).toEqual([query, `${query}&page=2`, `${query}&page=7`]);
  });

  it('has a day in each row where it is daily', async () => {
    const asked: string[] = [];
    const rows = [{ custom_tag: 'a', usage_date: '2026-05-02T00:00:00', breakdown }];
    expect((await reading('day', () => report(rows, null), asked)).rows).toEqual([
      { tag: 'a', day: '2026-05-02', usage: FIGURES, extra: { pages: 3 } },
    ]);
    expect(asked[0]).toMatch(/aggregate_by=day$/);
  });

  it('may have other names, and its next page beside it', async () => {
    const tags = [{ tag: 'a', usage: breakdown, colour: 'red' }];
    const read = await reading('period', (page) => ({ tags, next_page: page === null ? 2 : null }));
    expect(read).toEqual({
      rows: Array<unknown>(2).fill({
        tag: 'a',
        day: null,
        usage: FIGURES,
        extra: { colour: 'red', pages: 3 },
      }),
      pages: 2,
    });
  });

  it('keeps fields that no version knew, and leaves those that say nothing out', async () => {
    const more = { owner: { team: 'Büro', id: null }, cost: '1.20', flags: ['a', 'b'] };
    const rows = [{ custom_tag: 'a', breakdown: { ...breakdown, images: 2 }, ...more }];
    expect((await reading('period', () => report(rows))).rows[0]?.extra).toEqual({
      'owner.team': 'Büro',
      cost: '1.20',
      flags: '["a","b"]',
      pages: 3,
      images: 2,
    });
  });

  it('passes over usage without a tag, and takes figures that stand in the row itself', async () => {
    const rows = [
      { custom_tag: null, breakdown },
      { custom_tag: 'a', total_characters: 7, text_translation_characters: '7' },
    ];
    expect((await reading('period', () => report(rows))).rows).toEqual([
      { tag: 'a', day: null, usage: FIGURES },
    ]);
  });

  it('may be empty', async () => {
    expect(await reading('day', () => report([]))).toEqual({ rows: [], pages: 1 });
  });

  it('never comes to half an end: pages that go in a circle are a bad answer', async () => {
    const asked: string[] = [];
    const circle = { 1: 2, 2: 3, 3: 2 } as const;
    const turning = reading('period', (page) => report([], circle[(page ?? '1') as '1']), asked);
    expect(await failureOf(turning)).toMatchObject({
      code: 'bad-answer',
      params: { field: 'custom_tag_usage_report.next_page' },
    });
    expect(asked).toHaveLength(3);
  });

  it('that names its first page again is a bad answer', async () => {
    expect((await failureOf(reading('period', () => report([], 1)))).code).toBe('bad-answer');
  });

  it('that never ends is given up', async () => {
    let sent = 0;
    const send: Send = (request) => {
      sent += 1;
      return Promise.resolve(request.read(report([], sent + 1)));
    };
    expect((await failureOf(readCustomTags(send, RANGE, 'day'))).code).toBe('bad-answer');
    expect(sent).toBe(10_000);
  });

  it.each<[string, unknown]>([
    ['custom_tag_usage_report', 5],
    ['custom_tag_usage_report.usage', report(undefined)],
    ['custom_tag_usage_report.usage.custom_tag', report([{ breakdown }])],
    ['custom_tag_usage_report.usage.breakdown', report([{ custom_tag: 'a' }])],
    ['custom_tag_usage_report.next_page', report([], 'more')],
  ])('that misses %s is a bad answer', async (field, answer) => {
    const failure = await failureOf(reading('period', () => answer));
    expect(failure).toMatchObject({ code: 'bad-answer', params: { field } });
  });
});

describe('a report by custom tags beyond its bounds', () => {
  /** Pages with the same rows, without an end. */
  const endless = (rowsOf: (page: number) => unknown[]): Send => {
    let page = 0;
    return async (request) => {
      page += 1;
      return await request.read(report(rowsOf(page), page + 1));
    };
  };
  const row = { custom_tag: 'a', breakdown };

  it.each<[string, (page: number) => unknown[]]>([
    ['500,001 rows', () => Array<unknown>(100_000).fill(row)],
    [
      '10,001 tags',
      (page) => Array.from({ length: 1_000 }, (_, at) => ({ breakdown, tag: `${page}-${at}` })),
    ],
  ])('(%s over its pages) is a bad answer', async (_, rowsOf) => {
    const failure = await failureOf(readCustomTags(endless(rowsOf), RANGE, 'period'));
    expect(failure).toMatchObject({
      code: 'bad-answer',
      params: { field: 'custom_tag_usage_report.usage' },
    });
  });

  it('(a tag of 1,001 characters) is a bad answer', async () => {
    const rows = [{ custom_tag: 'a'.repeat(1_001), breakdown }];
    expect(await failureOf(reading('period', () => report(rows)))).toMatchObject({
      params: { field: 'custom_tag_usage_report.usage.custom_tag' },
    });
  });

  it('keeps unknown fields up to a bound over all pages, and every figure', async () => {
    const more = Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'.repeat(500)]);
    const full = { ...row, ...(Object.fromEntries(more) as object) };
    let page = 0;
    const send: Send = async (request) => {
      page += 1;
      const next = page < 30 ? page + 1 : null;
      return await request.read(report(Array<unknown>(100).fill(full), next));
    };
    const { rows } = await readCustomTags(send, RANGE, 'period');
    expect(rows).toHaveLength(3_000);
    expect(rows.every(({ usage }) => usage.characters === 7)).toBe(true);
    expect(Object.keys(rows[0]?.extra ?? {})).toHaveLength(40);
    const kept = rows
      .flatMap(({ extra }) => Object.values(extra ?? {}))
      .reduce<number>((sum, text) => sum + String(text).length, 0);
    expect(kept).toBeGreaterThan(20 * 1024 * 1024);
    expect(kept).toBeLessThan(25 * 1024 * 1024);
  });

  it('lets others have a turn while a page is read', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const send: Send = async (request) =>
      await request.read(report(Array<unknown>(200_000).fill(row)));
    await readCustomTags(send, RANGE, 'period');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(0);
  });
});
