import { dayOf } from '../../../main/features/reports/days.ts';

const DAYS = 366;
const KEYS = 200;
/** 2024-01-01, in days since 1970: a leap year. */
const FIRST = 19_723;

/** The longest range that the service reports at once. */
export const YEAR = { start: dayOf(FIRST), end: dayOf(FIRST + DAYS - 1) };
export const YEAR_ROWS = DAYS * KEYS;

/** A year of 200 keys as the service answers it: JSON of 73,200 rows, always the same. */
export function yearAnswer(): string {
  const rows = Array.from({ length: YEAR_ROWS }, (_, index) => {
    const key = String(index % KEYS).padStart(4, '0');
    return {
      api_key: `${key}****${key}`,
      api_key_label: `Key ${key} of a department`,
      usage_date: `${dayOf(FIRST + Math.floor(index / KEYS))}T00:00:00Z`,
      usage: usageOf(index),
    };
  });
  const total: Record<string, number> = {};
  for (const { usage } of rows) {
    for (const [field, value] of Object.entries(usage)) total[field] = (total[field] ?? 0) + value;
  }
  return JSON.stringify({
    usage_report: {
      total_usage: total,
      start_date: `${YEAR.start}T00:00:00`,
      end_date: `${YEAR.end}T00:00:00`,
      group_by: 'key_and_day',
      key_and_day_usages: rows,
    },
  });
}

function usageOf(index: number) {
  const text = (index * 7919) % 50_000;
  const documents = (index * 104_729) % 90_000;
  const improvement = (index * 31) % 4000;
  return {
    total_characters: text + documents + improvement,
    text_translation_characters: text,
    document_translation_characters: documents,
    text_improvement_characters: improvement,
    speech_to_text_minutes: ((index * 13) % 20_000) / 100,
    speech_to_speech_minutes: ((index * 17) % 700) / 100,
  };
}
