import { addTotals, charactersOf, NO_USAGE } from '../accounts/usage-kind.ts';
import type { UsageTotals } from '../accounts/usage-kind.ts';
import { maskedId } from '../accounts/usage-reports.ts';
import type { KeyUsage, UsageReports } from '../accounts/usage-reports.ts';
import type { Endpoint } from './endpoint.ts';
import { readRange, readWord } from './admin-range.ts';

const MINUTE_MS = 60_000;

/** GET /v2/admin/analytics: what the account of the admin key used, up to this moment. */
export const adminAnalytics = (reports: UsageReports): Endpoint => ({
  keyKind: 'admin',
  unknownKey: 403,
  scope: null,
  method: 'GET',
  path: '/v2/admin/analytics',
  answer: ({ fields, key: { tier } }) => {
    const range = readRange(fields);
    const group = readWord(fields, 'group_by', ['key', 'key_and_day']);
    const frame = (rows: readonly KeyUsage[]) => ({
      total_usage: written(rows.reduce((sum, { usage }) => addTotals(sum, usage), NO_USAGE)),
      ...(group === undefined ? {} : { group_by: group }),
      start_date: range.start,
      end_date: range.end,
    });
    if (group === 'key_and_day') {
      const rows = reports.byKeyAndDay(tier, range);
      const usages = rows.map(({ key, day, usage }) => ({
        api_key: maskedId(key.id),
        api_key_label: key.label,
        usage_date: `${day}T00:00:00Z`,
        usage: written(usage),
      }));
      return { usage_report: { ...frame(rows), key_and_day_usages: usages } };
    }
    const rows = reports.byKey(tier, range);
    if (group === undefined) return { usage_report: frame(rows) };
    const usages = rows.map(({ key, usage }) => ({
      api_key: maskedId(key.id),
      api_key_label: key.label,
      usage: written(usage),
    }));
    return { usage_report: { ...frame(rows), key_usages: usages } };
  },
});

/** Minutes are not rounded: times 60,000, to the next whole number, they are the milliseconds. */
const written = (usage: UsageTotals) => ({
  total_characters: charactersOf(usage),
  text_translation_characters: usage.text_translation,
  document_translation_characters: usage.document_translation,
  text_improvement_characters: usage.text_improvement,
  speech_to_text_minutes: usage.speech_to_text / MINUTE_MS,
  speech_to_speech_minutes: usage.speech_to_speech / MINUTE_MS,
});
