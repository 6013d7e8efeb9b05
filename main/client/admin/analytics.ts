import type { ExtraFields, ReportRange, UsageFigures } from '../../../preload/contract/reports.ts';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { ServiceRequest } from '../service-request.ts';
import { inTurns } from '../in-turns.ts';
import { badAnswer } from '../service-request.ts';
import { createDayReader } from './day-reader.ts';
import { createExtraFieldsReader } from './extra-fields.ts';
import type { Json } from './json.ts';
import { arrayByShape, drained, isJson, isLabel, objectIn, textIn } from './json.ts';
import { FIGURE_FIELDS, readFigures, usageIn } from './usage-figures.ts';

/** What one key used, in all or on one day. */
export interface AdminUsageRow {
  /** Masked id: first four characters, `****`, last four; empty where the service does not say. */
  readonly key: string;
  /** Empty where the service does not say. */
  readonly label: string;
  /** UTC; null in totals by key. */
  readonly day: string | null;
  readonly usage: UsageFigures;
  /** What this version does not know of it; absent where there is nothing. */
  readonly extra?: ExtraFields;
}

/** A report of the service's admin analytics. */
export interface AdminUsage {
  /** The service's own total, which the rows should add up to; null where it tells neither. */
  readonly total: UsageFigures | null;
  readonly rows: readonly AdminUsageRow[];
  /** UTC days that the service says it reports on; both ends belong to it. */
  readonly start: string;
  readonly end: string;
}

/** Fields of a row that are read. */
const KNOWN = new Set(['api_key', 'api_key_label', 'usage_date', ...FIGURE_FIELDS]);

/** A year of 500 keys. */
const MAX_ROWS = 200_000;
/** Keys that are told apart; sorting them by name takes its time. */
const MAX_KEYS = 10_000;
/** A row has two objects, and some twenty names, texts and figures. */
const BOUNDS = { maxBytes: 64 * 1024 * 1024, maxValues: MAX_ROWS * 30 };

type Grouping = 'key' | 'key_and_day';

/** Names are documented for one grouping only; any other array of this shape is taken, too. */
const ROWS: Readonly<Record<Grouping, string>> = {
  key: 'key_usages',
  key_and_day: 'key_and_day_usages',
};

export function analyticsRequest(
  range: ReportRange,
  grouping: Grouping | null,
): ServiceRequest<AdminUsage> {
  const groupBy = grouping === null ? '' : `&group_by=${grouping}`;
  return {
    feature: 'admin',
    method: 'GET',
    path: `/v2/admin/analytics?start_date=${range.start}&end_date=${range.end}${groupBy}`,
    body: null,
    answers401: false,
    bounds: BOUNDS,
    read: (json) => adminUsageOf(json, range, grouping),
  };
}

/** Checked by hand, since a year of 200 keys has 73,200 rows. */
async function adminUsageOf(
  json: unknown,
  range: ReportRange,
  grouping: Grouping | null,
): Promise<AdminUsage> {
  const report = objectIn(json, 'usage_report');
  if (report === null) throw badAnswer('usage_report');
  const whole = objectIn(report, 'total_usage');
  if (whole === null && grouping === null) throw badAnswer('usage_report.total_usage');
  const figures = whole && usageIn(whole, []);
  const told = figures && readFigures(figures, 'usage_report.total_usage');
  const dayOf = createDayReader();
  const listed = grouping === null ? null : rowsIn(report, grouping);
  // Where nothing was used the service has nothing to list.
  if (listed === null && grouping !== null && !isNothing(told, whole)) {
    throw badAnswer(`usage_report.${ROWS[grouping]}`);
  }
  const rows = grouping === null || listed === null ? [] : await readRows(listed, grouping, dayOf);
  return {
    total: told ?? (listed === null ? null : sumOfFigures(rows)),
    rows,
    start: dayOf(report['start_date']) ?? range.start,
    end: dayOf(report['end_date']) ?? range.end,
  };
}

/** Of a report that does not tell its total. */
function sumOfFigures(rows: readonly AdminUsageRow[]): UsageFigures {
  const sum = { ...readFigures({}, '') };
  for (const { usage } of rows) {
    for (const measure of MEASURES) sum[measure] += usage[measure];
  }
  return sum;
}

function rowsIn(report: Json, grouping: Grouping): unknown[] | null {
  const isDaily = grouping === 'key_and_day';
  return arrayByShape(report, ROWS[grouping], (item) => {
    return usageIn(item, ['usage']) !== null && 'usage_date' in item === isDaily;
  });
}

/** Whether a total tells of no usage, or is there without a figure. */
const isNothing = (told: UsageFigures | null, whole: Json | null): boolean =>
  told === null ? whole !== null : Object.values(told).every((figure) => figure === 0);

async function readRows(
  rows: unknown[],
  grouping: Grouping,
  dayOf: (value: unknown) => string | null,
): Promise<AdminUsageRow[]> {
  const place = `usage_report.${ROWS[grouping]}`;
  if (rows.length > MAX_ROWS) throw badAnswer(place);
  const read: AdminUsageRow[] = [];
  const keys = new Set<string>();
  const extraOf = createExtraFieldsReader();
  await inTurns(drained(rows), (item) => {
    const figures = isJson(item) ? usageIn(item, ['usage']) : null;
    // Shows as a difference between the service's total and its rows.
    if (!isJson(item) || figures === null) return true;
    const usage = readFigures(figures, place);
    const day = grouping === 'key' ? null : dayOf(item['usage_date']);
    if (day === null && grouping !== 'key') throw badAnswer(`${place}.usage_date`);
    const [key, label] = [textIn(item, 'api_key'), textIn(item, 'api_key_label')];
    keys.add(`${key} ${label}`);
    if (keys.size > MAX_KEYS || !isLabel(key) || !isLabel(label))
      throw badAnswer(`${place}.api_key`);
    const row = { key, label, day, usage };
    const extra = extraOf(item, KNOWN, figures);
    read.push(extra === undefined ? row : { ...row, extra });
    return true;
  });
  if (rows.length > 0 && read.length === 0) throw badAnswer(place);
  return read;
}
