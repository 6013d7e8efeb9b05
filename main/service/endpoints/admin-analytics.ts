import type { Key } from '../accounts/key.ts';
import { addTotals, charactersOf, NO_USAGE } from '../accounts/usage-kind.ts';
import type { UsageTotals } from '../accounts/usage-kind.ts';
import { maskedId } from '../accounts/usage-reports.ts';
import type { KeyDayUsage, KeyUsage, UsageReports } from '../accounts/usage-reports.ts';
import { JsonText } from '../http/json-text.ts';
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
    const keys = group === 'key_and_day' ? [] : reports.byKey(tier, range);
    const days = group === 'key_and_day' ? reports.byKeyAndDay(tier, range) : [];
    const total = [...keys, ...days].reduce((sum, { usage }) => addTotals(sum, usage), NO_USAGE);
    // A year of 200 keys has 73,200 rows, which as values would take four times as long.
    return new JsonText(
      `{"usage_report":{"total_usage":${written(total)},` +
        (group === undefined ? '' : `"group_by":"${group}",`) +
        `"start_date":"${range.start}","end_date":"${range.end}"` +
        (group === 'key' ? `,"key_usages":[${keys.map(keyRow).join(',')}]` : '') +
        (group === 'key_and_day' ? `,"key_and_day_usages":[${dayRows(days).join(',')}]` : '') +
        '}}',
    );
  },
});

const nameOf = ({ id, label }: Key): string =>
  `"api_key":"${maskedId(id)}","api_key_label":${JSON.stringify(label)}`;

const keyRow = ({ key, usage }: KeyUsage): string => `{${nameOf(key)},"usage":${written(usage)}}`;

function dayRows(rows: readonly KeyDayUsage[]): string[] {
  const names = new Map<Key, string>();
  return rows.map(({ key, day, usage }) => {
    const name = names.get(key) ?? nameOf(key);
    names.set(key, name);
    return `{${name},"usage_date":"${day}T00:00:00Z","usage":${written(usage)}}`;
  });
}

/** Minutes are not rounded: times 60,000, to the next whole number, they are the milliseconds. */
const written = (usage: UsageTotals): string =>
  `{"total_characters":${charactersOf(usage)},` +
  `"text_translation_characters":${usage.text_translation},` +
  `"document_translation_characters":${usage.document_translation},` +
  `"text_improvement_characters":${usage.text_improvement},` +
  `"speech_to_text_minutes":${usage.speech_to_text / MINUTE_MS},` +
  `"speech_to_speech_minutes":${usage.speech_to_speech / MINUTE_MS}}`;
