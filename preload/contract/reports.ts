import { z } from 'zod';
import type { Failure } from './failure.ts';
import type { Measure } from './measures.ts';
import { MEASURES, TABLES } from './measures.ts';
import { ask } from './route.ts';
import type { ExportedFile } from './exported-file.ts';

/**
 * Fields of a row that Dragoman does not know, as the service names them. Where rows are added up
 * numbers are, too, and texts stand beside each other.
 */
export type ExtraFields = Readonly<Record<string, string | number>>;

/** A day in UTC, `YYYY-MM-DD`. */
export const Day = z.iso.date();
/** Both ends belong to it; at most 366 days, which is what the service reports at once. */
export const ReportRange = z.strictObject({ start: Day, end: Day });
export type ReportRange = z.output<typeof ReportRange>;

/**
 * What was used. `characters` is what the service calls the total; speech is in milliseconds, though
 * the service writes decimal minutes: whole numbers add up exactly.
 */
export type UsageFigures = Readonly<Record<Measure, number>>;

export const ReportRequest = z.strictObject({
  range: ReportRange,
  /** Reads the range of the same length before it, too. */
  compare: z.boolean().default(false),
});

export interface DayUsage {
  readonly day: string;
  readonly usage: UsageFigures;
}
export interface KeyUsage {
  /** Masked id; with the label it stands for one key. */
  readonly key: string;
  readonly label: string;
  readonly usage: UsageFigures;
}

/** An estimate, and how it was made. */
export interface Forecast {
  /** Last day of the calendar month (UTC) that the estimate reaches to. */
  readonly until: string;
  /**
   * Of the whole month: what its days have used, and what is to be expected of those left. Today
   * counts by its part, or by what is to be expected of it where that is more.
   */
  readonly usage: UsageFigures;
  /**
   * `weekdays`: what each weekday used on average in the last 28 full days, for each day that is
   * left. `mean`: the average of the full days there are, where these are fewer than 14.
   */
  readonly method: 'weekdays' | 'mean';
  /** Full days that it rests on. */
  readonly days: number;
}

/** A report as read from the service. Its single rows stay in main: `reports.rows`. */
export interface UsageReport {
  /** Names the report that main keeps; the newest four are kept. */
  readonly id: string;
  readonly connection: string;
  readonly range: ReportRange;
  /** ISO 8601. */
  readonly readAt: string;
  /** The service's own total, else the sum of its rows; null where it tells neither. */
  readonly total: UsageFigures | null;
  /** The service's total less the sum of its rows; null when they are equal, as they should be. */
  readonly unaccounted: UsageFigures | null;
  /** Every day of the range, in order. */
  readonly days: readonly DayUsage[];
  /** Most characters first. */
  readonly keys: readonly KeyUsage[];
  /** The range before; a failure does not spoil the report. */
  readonly previous:
    | {
        readonly range: ReportRange;
        readonly total: UsageFigures | null;
        readonly days: readonly DayUsage[];
      }
    | { readonly failure: Failure }
    | null;
  /**
   * null where the range does not hold the current month from its first day to yesterday, goes beyond
   * it, or has fewer than 3 full days.
   */
  readonly forecast: Forecast | null;
}

export const TagReportRequest = z.strictObject({ range: ReportRange });

export interface TagUsage {
  readonly tag: string;
  readonly usage: UsageFigures;
}

/** Custom tags over all pages of the service's report, daily. */
export interface TagReport {
  readonly id: string;
  readonly connection: string;
  readonly range: ReportRange;
  readonly readAt: string;
  /** Most characters first. */
  readonly tags: readonly TagUsage[];
  /** Usage without a tag: the total of the range less all tags; null where the total is unknown. */
  readonly untagged: UsageFigures | null;
  readonly days: readonly DayUsage[];
  /** Pages that the service gave. */
  readonly pages: number;
}

const ReportId = z.string().min(1).max(64);

/** What of a table is wanted, and in which order. */
const Selection = z.strictObject({
  report: ReportId,
  table: z.enum(TABLES),
  /** Part of a label, masked id or tag, in any letter case; empty takes all. */
  filter: z.string().max(200).default(''),
  day: Day.nullable().default(null),
  /** The last of several days of which `day` is the first: a week, a month. */
  until: Day.optional(),
  /** One tag, exactly. */
  tag: z.string().max(1024).optional(),
  /** Masked id and label of one key, or null. */
  key: z
    .strictObject({ key: z.string().max(256), label: z.string().max(1024) })
    .nullable()
    .default(null),
  sort: z
    .strictObject({ by: z.enum(['day', 'key', 'tag', ...MEASURES]), descending: z.boolean() })
    .default({ by: 'characters', descending: true }),
});
/** A window on a table. */
export const ReportRowsRequest = Selection.extend({
  from: z.int().min(0),
  count: z.int().min(1).max(500),
});
export type ReportRowsRequest = z.output<typeof ReportRowsRequest>;
/** The whole table as CSV: the same rows in the same order. */
export const ReportExport = Selection;

export interface ReportRow {
  readonly day: string | null;
  readonly key: string | null;
  readonly label: string | null;
  readonly tag: string | null;
  readonly usage: UsageFigures;
  /** Absent where there are none. */
  readonly extra?: ExtraFields;
}
export interface ReportRows {
  /** Rows of the selection, of which `rows` is the window. */
  readonly total: number;
  readonly rows: readonly ReportRow[];
  /** Over the whole selection. */
  readonly sum: UsageFigures;
}

/** Values of a stacked chart: one series for each part, one value for each day of the range. */
export const SeriesRequest = z.strictObject({
  report: ReportId,
  measure: z.enum(MEASURES),
  /** `kind` splits characters into text, documents and improvement. */
  stack: z.enum(['none', 'kind', 'key', 'tag']),
  /** The largest so many have a series of their own; the others share the last one. */
  top: z.int().min(1).max(12).default(7),
});
export interface Series {
  /** A key's or tag's label, or a measure's name for `kind`; null: all others, or the one of `none`. */
  readonly name: string | null;
  /** Masked id of a key. */
  readonly key: string | null;
  readonly values: readonly number[];
}
export interface SeriesAnswer {
  readonly days: readonly string[];
  readonly series: readonly Series[];
}

/** Own records beside the service's report. */
export const ReconcileRequest = z.strictObject({
  range: ReportRange,
  /** The key of this connection in the report; null compares with the whole account. */
  key: z
    .strictObject({ key: z.string().max(256), label: z.string().max(1024) })
    .nullable()
    .default(null),
});
/** Why own records and the report differ; the most likely first. */
export type DifferenceReason =
  /** Before the first call that Dragoman recorded for this connection. */
  | 'before-first-record'
  /** The service's report does not hold the day yet. */
  | 'not-reported-yet'
  /** The service counts more: another program, device or key. */
  | 'used-elsewhere'
  /** The service counts less: calls of ours that it did not bill, or not on this day. */
  | 'not-billed'
  /** Less than a minute of speech for each session. */
  | 'rounding'
  /** Calls went over midnight UTC: the day before or after differs by as much the other way. */
  | 'midnight';
export interface ReconciledDay {
  readonly day: string;
  readonly ours: UsageFigures;
  readonly service: UsageFigures;
  /** service − ours. */
  readonly difference: UsageFigures;
  /** Empty when they agree. */
  readonly reasons: readonly DifferenceReason[];
}
export interface Reconciliation {
  readonly connection: string;
  readonly range: ReportRange;
  /** Day of the first call recorded; null when there is none. */
  readonly firstRecord: string | null;
  readonly days: readonly ReconciledDay[];
  readonly ours: UsageFigures;
  /** null where the service tells no usage: then no day is compared. */
  readonly service: UsageFigures | null;
  /** The keys of the range, to choose from. */
  readonly keys: readonly KeyUsage[];
}

export const reportsRoutes = {
  /** Reads a report from the service. Main keeps it for the calls that name its id. */
  'reports.usage': ask(ReportRequest).gives<UsageReport>(),
  'reports.tags': ask(TagReportRequest).gives<TagReport>(),
  /** Rejects with not-found where the report is no longer kept. */
  'reports.rows': ask(ReportRowsRequest).gives<ReportRows>(),
  'reports.series': ask(SeriesRequest).gives<SeriesAnswer>(),
  /** CSV of the selection: the same rows in the same order. */
  'reports.export': ask(ReportExport).gives<ExportedFile>(),
  'reports.reconcile': ask(ReconcileRequest).gives<Reconciliation>(),
};
