import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USAGE_KINDS } from '../../../main/service/accounts/usage-kind.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';
import { adminOf, millisecondsOf } from './admin-calls.ts';
import type { PastCall, TagRow, WrittenUsage } from './admin-calls.ts';

const FIRST_DAY = Date.parse('2026-01-01T00:00:00Z');
const SECONDS = 12 * 86_400;
let service: TestService;
let ids: string[];
beforeAll(async () => {
  service = await startTestService({ now: () => new Date('2026-02-01T00:00:00Z') });
  ids = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const { key_id } = await service.newKey({ label: index % 2 === 0 ? 'Same' : `Key ${index}` });
      return key_id;
    }),
  );
});
afterAll(() => service.close());

/** What a report says, with speech in milliseconds. */
type Figures = Readonly<Record<keyof WrittenUsage, number>>;
const NOTHING: Figures = {
  total_characters: 0,
  text_translation_characters: 0,
  document_translation_characters: 0,
  text_improvement_characters: 0,
  speech_to_text_minutes: 0,
  speech_to_speech_minutes: 0,
};
const NAMES = Object.keys(NOTHING) as (keyof WrittenUsage)[];
const exact = (usage: WrittenUsage): Figures => ({
  ...usage,
  speech_to_text_minutes: millisecondsOf(usage.speech_to_text_minutes),
  speech_to_speech_minutes: millisecondsOf(usage.speech_to_speech_minutes),
});
const sumOf = (parts: readonly Figures[]): Figures =>
  parts.reduce(
    (sum, part) =>
      Object.fromEntries(NAMES.map((name) => [name, sum[name] + part[name]])) as Figures,
    NOTHING,
  );
const figuresOf = ({ kind, units }: PastCall): Figures => {
  const of = (name: string) => (kind === name ? units : 0);
  const [text, document, improvement] = [
    of('text_translation'),
    of('document_translation'),
    of('text_improvement'),
  ];
  return {
    total_characters: text + document + improvement,
    text_translation_characters: text,
    document_translation_characters: document,
    text_improvement_characters: improvement,
    speech_to_text_minutes: of('speech_to_text'),
    speech_to_speech_minutes: of('speech_to_speech'),
  };
};

const second = fc.integer({ min: 0, max: SECONDS - 1 });
const call = fc
  .record({
    second,
    millisecond: fc.integer({ min: 0, max: 999 }),
    key: fc.nat({ max: 5 }),
    kind: fc.constantFrom(...USAGE_KINDS),
    units: fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 10 ** 12 })),
    tag: fc.constantFrom(null, null, 'a', 'b', 'c-1'),
  })
  .map(({ second, millisecond, key, kind, units, tag }): PastCall => {
    const isTagged = kind === 'text_translation' || kind === 'text_improvement';
    return {
      time: new Date(FIRST_DAY + second * 1_000 + millisecond).toISOString(),
      key_id: ids[key] ?? '',
      kind,
      units,
      tag: isTagged ? tag : null,
    };
  });
/** Two dates, two date-times, or one of each. */
const range = fc
  .record({ a: second, b: second, days: fc.tuple(fc.boolean(), fc.boolean()) })
  .map(({ a, b, days }) => {
    const written = (at: number, isDay: boolean) =>
      new Date(FIRST_DAY + at * 1_000).toISOString().slice(0, isDay ? 10 : 19);
    const [early, late] = [Math.min(a, b), Math.max(a, b)];
    return { start: written(early, days[0]), end: written(late, days[1]) };
  });

async function allTags(start: string, end: string, by: 'period' | 'day'): Promise<TagRow[]> {
  const rows: TagRow[] = [];
  for (let page: number | null = 1; page !== null;) {
    const report = await adminOf(service).tags(start, end, by, page);
    rows.push(...report.usage);
    page = report.next_page;
  }
  return rows;
}

it('every report of a random ledger adds up to the same, in milliseconds and characters', async () => {
  // Each run adds to the ledger of those before it.
  const ledger: PastCall[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 40 }), range, async (calls, { start, end }) => {
      const admin = adminOf(service);
      await admin.bill(calls);
      ledger.push(...calls);

      const until = end.length === 10 ? `${end}T23:59:59.999Z` : `${end}.999Z`;
      const from = `${start.length === 10 ? `${start}T00:00:00` : start}.000Z`;
      const meant = ledger.filter(({ time }) => time >= from && time <= until);
      const expected = sumOf(meant.map(figuresOf));

      const { total_usage: total } = await admin.analytics(start, end);
      const byKey = await admin.analytics(start, end, 'key');
      const byDay = await admin.analytics(start, end, 'key_and_day');
      const keyRows = byKey.key_usages ?? [];
      const dayRows = byDay.key_and_day_usages ?? [];
      expect(exact(total)).toEqual(expected);
      expect(byKey.total_usage).toEqual(total);
      expect(byDay.total_usage).toEqual(total);
      expect(sumOf(keyRows.map(({ usage }) => exact(usage)))).toEqual(expected);
      expect(sumOf(dayRows.map(({ usage }) => exact(usage)))).toEqual(expected);
      const names = dayRows.map((row) => `${row.api_key} ${row.usage_date ?? ''}`);
      expect(new Set(names).size).toBe(names.length);

      const untagged = sumOf(meant.filter(({ tag }) => tag === null).map(figuresOf));
      for (const by of ['period', 'day'] as const) {
        const rows = await allTags(start, end, by);
        const tagged = sumOf(rows.map(({ breakdown }) => ({ ...NOTHING, ...breakdown })));
        expect(sumOf([tagged, untagged])).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});
