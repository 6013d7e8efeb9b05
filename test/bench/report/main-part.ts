/**
 * What main does for the report of a year and 200 keys, from the bytes of the service's answer to the
 * values of the first paint. The peer is `JSON.parse` of the same text alone.
 */
import type { AdminClient } from '../../../main/client/admin.ts';
import { analyticsRequest } from '../../../main/client/admin/analytics.ts';
import { createReports } from '../../../main/features/reports/reports.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { ReportRowsRequest } from '../../../preload/contract/reports.ts';
import type { Report } from '../measured.ts';
import { median, percentile } from '../measured.ts';
import { YEAR, YEAR_ROWS, yearAnswer } from './year.ts';

const LIMIT_MS = 300;

export async function mainPart(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const bytes = new TextEncoder().encode(yearAnswer());
  const reports = reportsOver(bytes);
  const times: Record<string, number[]> = {};
  const time = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const began = performance.now();
    const made = await work();
    (times[name] ??= []).push(performance.now() - began);
    return made;
  };
  const call = { signal: new AbortController().signal };
  const text = new TextDecoder().decode(bytes);

  for (let round = 0; round < (isQuick ? 5 : 25); round += 1) {
    await time('json_parse', () => void JSON.parse(text));
    await time('first_paint_values', async () => {
      const report = await time('report', () =>
        reports['reports.usage']({ range: YEAR, compare: false }, call),
      );
      if (report.days.length !== 366 || report.keys.length !== 200) throw new Error('half a year');
      if (report.unaccounted !== null) throw new Error('rows and total differ');
      await time('series', () =>
        reports['reports.series'](
          { report: report.id, measure: 'characters', stack: 'key', top: 7 },
          call,
        ),
      );
      const request = { ...WINDOW, report: report.id };
      const first = await time('first_rows', () => reports['reports.rows'](request, call));
      if (first.total !== YEAR_ROWS) throw new Error('rows are missing');
    });
    const { id } = await reports['reports.usage']({ range: YEAR, compare: false }, call);
    await reports['reports.rows']({ ...WINDOW, report: id }, call);
    await time('next_rows', () =>
      reports['reports.rows']({ ...WINDOW, report: id, from: 40_000 }, call),
    );
    await time('filter', () =>
      reports['reports.rows']({ ...WINDOW, report: id, filter: '1' }, call),
    );
    await time('csv', () => reports['reports.export']({ ...SELECTION, report: id }, call));
  }

  const medians = Object.entries(times).map(([name, each]) => [`main_${name}_ms`, median(each)]);
  const pairs = (times['report'] ?? []).map(
    (report, round) => report / (times['json_parse']?.[round] ?? Number.NaN),
  );
  return {
    figures: {
      rows: YEAR_ROWS,
      answer_mb: bytes.length / 1e6,
      ...(Object.fromEntries(medians) as Record<string, number>),
      main_first_paint_values_p95_ms: percentile(times['first_paint_values'] ?? [], 95),
      report_to_json_parse_ratio: median(pairs),
    },
    targets: { main_first_paint_values_ms: LIMIT_MS },
    skipped: {},
  };
}

const SELECTION = {
  table: 'key-days',
  filter: '',
  day: null,
  key: null,
  sort: { by: 'characters', descending: true },
} satisfies Partial<ReportRowsRequest>;
const WINDOW = { ...SELECTION, from: 0, count: 200 };

/** The handlers over a service that answers at once with these bytes. */
function reportsOver(bytes: Uint8Array) {
  const client: Pick<AdminClient, 'usageByKeyAndDay'> = {
    usageByKeyAndDay: (range) => {
      const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
      return Promise.resolve(analyticsRequest(range, 'key_and_day').read(json));
    },
  };
  return createReports({
    admin: {
      openActive: () =>
        Promise.resolve({
          connection: 'bench',
          call: (signal, run) => run(client as AdminClient, signal),
        }),
    },
    services: {
      active: createObservable({ id: 'bench', service: 'remote' }),
      about: () => ({ service: 'remote', name: 'bench', tier: 'paid' }),
    },
    ledger: { days: () => [], firstDay: () => null },
    date: Date.now,
  });
}
