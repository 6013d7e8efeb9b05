import type { UsageKind } from '../../../main/service/accounts/usage-kind.ts';
import type { Answer, TestService } from '../running-service.ts';

/** A usage object as reports write it. */
export interface WrittenUsage {
  readonly total_characters: number;
  readonly text_translation_characters: number;
  readonly document_translation_characters: number;
  readonly text_improvement_characters: number;
  readonly speech_to_text_minutes: number;
  readonly speech_to_speech_minutes: number;
}
export interface KeyRow {
  readonly api_key: string;
  readonly api_key_label: string;
  readonly usage_date?: string;
  readonly usage: WrittenUsage;
}
export interface Report {
  readonly total_usage: WrittenUsage;
  readonly group_by?: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly key_usages?: readonly KeyRow[];
  readonly key_and_day_usages?: readonly KeyRow[];
}
export interface TagRow {
  readonly custom_tag: string;
  readonly usage_date?: string;
  readonly breakdown: Pick<
    WrittenUsage,
    'total_characters' | 'text_translation_characters' | 'text_improvement_characters'
  >;
}
export interface TagReport {
  readonly aggregate_by: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly next_page: number | null;
  readonly usage: readonly TagRow[];
}
export interface KeyRecord {
  readonly key_id: string;
  readonly label: string;
  readonly creation_time: string;
  readonly deactivated_time: string | null;
  readonly is_deactivated: boolean;
  readonly usage_limits: {
    readonly characters: number | null;
    readonly speech_to_text_milliseconds: number | null;
    readonly speech_to_speech_milliseconds: number | null;
  };
}

/** A call of the past for `bill`. */
export interface PastCall {
  readonly time: string;
  readonly key_id: string;
  readonly kind: UsageKind;
  readonly units: number;
  readonly tag?: string | null;
}

/** Calls with the admin key; those with a type expect 200. */
export function adminOf(service: Pick<TestService, 'call' | 'adminKey'>) {
  const ask = (method: string, path: string, json?: object): Promise<Answer> =>
    service.call(method, path, { key: service.adminKey, ...(json === undefined ? {} : { json }) });
  const good = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { status, text } = await answer;
    if (status !== 200) throw new Error(`${status} ${text}`);
    return JSON.parse(text) as T;
  };
  const keys = '/v2/admin/developer-keys';
  return {
    ask,
    analytics: (start: string, end: string, group?: string): Promise<Report> =>
      good<{ usage_report: Report }>(
        ask('GET', `/v2/admin/analytics?${query({ start, end, ...(group && { group }) })}`),
      ).then((body) => body.usage_report),
    tags: (start: string, end: string, by?: string, page?: number): Promise<TagReport> =>
      good<{ custom_tag_usage_report: TagReport }>(
        ask(
          'GET',
          `/v2/admin/analytics/custom-tags?${query({ start, end, ...(by && { by }), ...(page && { page: String(page) }) })}`,
        ),
      ).then((body) => body.custom_tag_usage_report),
    keys: (): Promise<KeyRecord[]> => good(ask('GET', keys)),
    create: (body: object = {}): Promise<KeyRecord & { readonly key: string }> =>
      good(ask('POST', keys, body)),
    change: (what: 'deactivate' | 'label' | 'limits', body: object): Promise<KeyRecord> =>
      good(ask('PUT', `${keys}/${what}`, body)),
    bill: (calls: readonly PastCall[]): Promise<object> =>
      good(ask('POST', '/control/ledger', { calls })),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  start: 'start_date',
  end: 'end_date',
  group: 'group_by',
  by: 'aggregate_by',
};
const query = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [NAMES[name] ?? name, value]),
  ).toString();

/** Decimal minutes of a report as milliseconds. */
export const millisecondsOf = (minutes: number): number => Math.round(minutes * 60_000);
