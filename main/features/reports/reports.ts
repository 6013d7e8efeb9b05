import type { Handlers } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type {
  ReportRange,
  SeriesAnswer,
  TagReport,
  UsageReport,
  UsageFigures,
} from '../../../preload/contract/reports.ts';
import type { AdminUsage } from '../../client/admin/analytics.ts';
import type { Services } from '../active-service.ts';
import type { AdminServices, OpenAdmin } from '../admin-service.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { OwnLedger } from '../own-ledger.ts';
import { cellsOf, type Cells } from './cells.ts';
import { csvName, tableCsv } from './csv.ts';
import { dayNumberAt, dayOf, rangeBefore, lengthOf } from './days.ts';
import { less, sumOf, figuresOf, isNothing } from './figures.ts';
import { forecastOf } from './forecast.ts';
import type { KeptReport } from './kept-reports.ts';
import { createKeptReports } from './kept-reports.ts';
import { reconcile } from './reconcile.ts';
import { seriesOf } from './series.ts';
import { daysOfReport, keysOfReport, tagsOfReport } from './whole-table.ts';
import { MAX_REPORT_DAYS } from '../../../preload/contract/limits.ts';

export interface ReportsPorts {
  readonly admin: Pick<AdminServices, 'openActive'>;
  readonly services: Pick<Services, 'active' | 'about'>;
  readonly ledger: Pick<OwnLedger, 'days' | 'firstDay'>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
}

type ReportsHandlers = Pick<Handlers, Extract<keyof Handlers, `reports.${string}`>>;

/** Reports of the service's admin analytics, and our own records beside them. */
export function createReports({ admin, services, ledger, date }: ReportsPorts): ReportsHandlers {
  const kept = createKeptReports(services.active);
  const now = () => new Date(date()).toISOString();

  return {
    async 'reports.usage'({ range, compare }, { signal }): Promise<UsageReport> {
      checkRange(range);
      const of = services.active.value;
      const open = await admin.openActive(signal);
      const [report, previous] = await Promise.all([
        readDaily(open, range, signal),
        compare ? readPrevious(open, rangeBefore(range), signal) : null,
      ]);
      const cells = cellsOf(range, report.rows);
      const days = daysOfReport(cells);
      return {
        id: kept.keep(of, 'key', cells),
        connection: open.connection,
        range,
        readAt: now(),
        total: report.total,
        unaccounted: report.total && unaccountedOf(report.total, cells),
        days,
        keys: keysOfReport(cells),
        previous,
        forecast: forecastOf(days, date()),
      };
    },

    async 'reports.tags'({ range }, { signal }): Promise<TagReport> {
      checkRange(range);
      const of = services.active.value;
      const open = await admin.openActive(signal);
      const [{ rows, pages }, all] = await Promise.all([
        open.call(signal, (client, signal) => client.customTags(range, 'day', { signal })),
        orFailure(
          open.call(signal, (client, signal) => client.usageTotal(range, { signal })),
          signal,
        ),
      ]);
      const cells = cellsOf(range, rows);
      const tags = tagsOfReport(cells);
      return {
        id: kept.keep(of, 'tag', cells),
        connection: open.connection,
        range,
        readAt: now(),
        tags,
        untagged:
          'total' in all && all.total !== null
            ? less(all.total, sumOf(tags.map(({ usage }) => usage)))
            : null,
        days: daysOfReport(cells),
        pages,
      };
    },

    'reports.rows': answering(({ report, from, count, ...selection }) => {
      const table = kept.get(report).table(selection);
      const end = Math.min(from + count, table.size);
      const rows = Array.from({ length: Math.max(0, end - from) }, (_, index) =>
        table.row(from + index),
      );
      return { total: table.size, rows, sum: table.sum };
    }),

    'reports.series': answering(({ report, measure, stack, top }): SeriesAnswer => {
      const { parts, cells } = kept.get(report);
      return seriesOf(cells, { measure, stack: stackIn(parts, stack), top });
    }),

    'reports.export': answering(({ report: id, ...selection }) => {
      const report = kept.get(id);
      return {
        name: csvName(selection.table, report.cells.range, selection.day, selection.until),
        type: 'text/csv; charset=utf-8',
        bytes: tableCsv(selection.table, report.table(selection)),
      };
    }),

    async 'reports.reconcile'({ range, key }, { signal }) {
      checkRange(range);
      const open = await admin.openActive(signal);
      const { connection } = open;
      const { total, rows } = await readDaily(open, range, signal);
      const cells = cellsOf(range, rows);
      const firstRecord = ledger.firstDay(connection);
      const own = ledger.days(connection, range);
      if (total === null) {
        const ours = sumOf(own.map(({ usage }) => usage));
        return { connection, range, firstRecord, days: [], ours, service: null, keys: [] };
      }
      const days = reconcile({
        range,
        ours: own,
        service: daysOfReport(cells, key),
        firstRecord,
        // Services report up to the day before; the built-in one reports what it has.
        unreportedFrom:
          services.about(connection)?.service === 'offline' ? null : dayOf(dayNumberAt(date())),
      });
      return {
        connection,
        range,
        firstRecord,
        days,
        ours: sumOf(days.map(({ ours }) => ours)),
        service: sumOf(days.map(({ service }) => service)),
        keys: keysOfReport(cells),
      };
    },
  };
}

/** An ask without waiting; what it throws rejects. */
function answering<I, O>(answer: (input: I) => O): (input: I) => Promise<O> {
  return (input) => new Promise((resolve) => resolve(answer(input)));
}

function readDaily(open: OpenAdmin, range: ReportRange, signal: AbortSignal): Promise<AdminUsage> {
  return open.call(signal, (client, signal) => client.usageByKeyAndDay(range, { signal }));
}

async function readPrevious(
  open: OpenAdmin,
  range: ReportRange,
  signal: AbortSignal,
): Promise<UsageReport['previous']> {
  const report = await orFailure(readDaily(open, range, signal), signal);
  if ('failure' in report) return report;
  return { range, total: report.total, days: daysOfReport(cellsOf(range, report.rows)) };
}

/** For what others can do without; a fault of ours, or of all that was asked, is not caught. */
async function orFailure<T extends object>(
  reading: Promise<T>,
  signal: AbortSignal,
): Promise<T | { readonly failure: Failure }> {
  try {
    return await reading;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null || signal.aborted) throw error;
    return { failure };
  }
}

/** How a report is stacked; throws invalid-input where it has no such parts. */
function stackIn(parts: KeptReport['parts'], stack: 'none' | 'kind' | 'key' | 'tag') {
  if (stack === 'none' || stack === 'kind') return stack;
  if (stack === parts) return 'part';
  throw new FeatureFailure({ code: 'invalid-input', params: { field: 'stack' } });
}

/**
 * Refuses a range that the service would refuse, with invalid-input, field `range` and the reason
 * `range_reversed` or `range_too_long`; nothing is sent then.
 */
function checkRange(range: ReportRange): void {
  const days = lengthOf(range);
  if (days < 1) throw invalidRange('range_reversed');
  if (days > MAX_REPORT_DAYS) throw invalidRange('range_too_long');
}

const invalidRange = (reason: string): FeatureFailure =>
  new FeatureFailure({ code: 'invalid-input', params: { field: 'range', reason } });

/** A hundredth of a minute, in which services write speech. */
const STEP_MS = 600;

/**
 * The service's total less the sum of its rows; null when they are equal. Characters must be equal
 * exactly. Speech must be, too, unless every figure of it is whole hundredths of a minute: then each
 * one may have been rounded by half a hundredth (300 ms), and the total as well, and a difference
 * that this explains counts as none.
 */
function unaccountedOf(total: UsageFigures, { figures }: Cells): UsageFigures | null {
  const unaccounted = figuresOf((measure) => {
    const difference = figures[measure].reduce((left, value) => left - value, total[measure]);
    const isSpeech = measure === 'speechToTextMs' || measure === 'speechToSpeechMs';
    if (!isSpeech) return difference;
    return Math.abs(difference) <= toleranceOf(total[measure], figures[measure]) ? 0 : difference;
  });
  return isNothing(unaccounted) ? null : unaccounted;
}

/** In milliseconds. */
function toleranceOf(total: number, rows: Float64Array): number {
  const used = rows.filter((value) => value !== 0);
  const isRounded = total % STEP_MS === 0 && used.every((value) => value % STEP_MS === 0);
  return isRounded ? (used.length + 1) * (STEP_MS / 2) : 0;
}
