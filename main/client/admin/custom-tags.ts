import type { ExtraFields, ReportRange, UsageFigures } from '../../../preload/contract/reports.ts';
import type { CallOptions, Send } from '../send.ts';
import { inTurns } from '../in-turns.ts';
import type { ServiceRequest } from '../service-request.ts';
import { badAnswer } from '../service-request.ts';
import { createDayReader } from './day-reader.ts';
import type { ExtraFieldsReader } from './extra-fields.ts';
import { createExtraFieldsReader } from './extra-fields.ts';
import type { Json } from './json.ts';
import { arrayByShape, drained, isJson, isLabel, objectIn } from './json.ts';
import { FIGURE_FIELDS, readFigures, usageIn } from './usage-figures.ts';

/** What was used under one tag, in all or on one day. */
export interface CustomTagRow {
  readonly tag: string;
  /** UTC; null in totals of the whole range. */
  readonly day: string | null;
  readonly usage: UsageFigures;
  /** What this version does not know of it; absent where there is nothing. */
  readonly extra?: ExtraFields;
}

export interface CustomTagUsage {
  /** Of all pages, in the service's order. */
  readonly rows: readonly CustomTagRow[];
  /** Pages that the service gave. */
  readonly pages: number;
}

interface Page {
  readonly rows: readonly CustomTagRow[];
  readonly next: number | null;
}

/** A year of a thousand tags has about 3,700 pages of 100 rows. */
const MAX_PAGES = 10_000;

/** Rows of all pages together, and the tags that are told apart. */
const MAX_ROWS = 500_000;
const MAX_TAGS = 10_000;

/** Fields of a row that are read. */
const KNOWN = new Set(['custom_tag', 'tag', 'usage_date', ...FIGURE_FIELDS]);

const REPORT = 'custom_tag_usage_report';

/**
 * Reads all pages, one after the other. A service that never comes to an end, by naming a page again
 * or by naming ever new ones, gives a bad-answer: half a report would look like a whole one.
 */
export async function readCustomTags(
  send: Send,
  range: ReportRange,
  by: 'period' | 'day',
  options?: CallOptions,
): Promise<CustomTagUsage> {
  const rows: CustomTagRow[] = [];
  const tags = new Set<string>();
  const asked = new Set<number>([1]);
  const extraOf = createExtraFieldsReader();
  let page: number | null = null;
  do {
    const answer: Page = await send(customTagsRequest(range, by, page, extraOf), options);
    for (const row of answer.rows) {
      rows.push(row);
      tags.add(row.tag);
    }
    if (rows.length > MAX_ROWS || tags.size > MAX_TAGS) throw badAnswer(`${REPORT}.usage`);
    page = answer.next;
    if (page === null) return { rows, pages: asked.size };
    if (asked.has(page)) throw badAnswer(`${REPORT}.next_page`);
    asked.add(page);
  } while (asked.size <= MAX_PAGES);
  throw badAnswer(`${REPORT}.next_page`);
}

/** @param page null for the first one */
function customTagsRequest(
  { start, end }: ReportRange,
  by: 'period' | 'day',
  page: number | null,
  extraOf: ExtraFieldsReader,
): ServiceRequest<Page> {
  const query = `start_date=${start}&end_date=${end}&aggregate_by=${by}`;
  return {
    feature: 'admin',
    method: 'GET',
    path: `/v2/admin/analytics/custom-tags?${query}${page === null ? '' : `&page=${page}`}`,
    body: null,
    answers401: false,
    read: (json) => pageOf(json, by, extraOf),
  };
}

async function pageOf(
  json: unknown,
  by: 'period' | 'day',
  extraOf: ExtraFieldsReader,
): Promise<Page> {
  // The shape of this report is documented for its paging only.
  const report = objectIn(json, REPORT) ?? json;
  if (!isJson(report)) throw badAnswer(REPORT);
  const items = arrayByShape(report, 'usage', (item) => tagOf(item) !== null);
  if (items === null) throw badAnswer(`${REPORT}.usage`);
  const dayOf = createDayReader();
  const rows: CustomTagRow[] = [];
  await inTurns(drained(items), (item) => {
    // What has no tag is usage without one, which nothing here has to list.
    if (isJson(item) && tagOf(item) === null) return true;
    rows.push(rowOf(item, by, dayOf, extraOf));
    return true;
  });
  if (rows.length === 0 && items.length > 0) throw badAnswer(`${REPORT}.usage.custom_tag`);
  return {
    rows,
    next: nextPage(report['next_page'] ?? (json as Json)['next_page']),
  };
}

function rowOf(
  item: unknown,
  by: 'period' | 'day',
  dayOf: (value: unknown) => string | null,
  extraOf: ExtraFieldsReader,
): CustomTagRow {
  const tag = isJson(item) ? tagOf(item) : null;
  if (!isJson(item) || tag === null || !isLabel(tag)) throw badAnswer(`${REPORT}.usage.custom_tag`);
  const day = by === 'day' ? dayOf(item['usage_date']) : null;
  if (by === 'day' && day === null) throw badAnswer(`${REPORT}.usage.usage_date`);
  const place = `${REPORT}.usage.breakdown`;
  const figures = usageIn(item, ['breakdown', 'usage']);
  if (figures === null) throw badAnswer(place);
  const row = { tag, day, usage: readFigures(figures, place) };
  const extra = extraOf(item, KNOWN, figures);
  return extra === undefined ? row : { ...row, extra };
}

function tagOf(item: Json): string | null {
  const tag = item['custom_tag'] ?? item['tag'];
  return typeof tag === 'string' ? tag : null;
}

function nextPage(told: unknown): number | null {
  if (told === undefined || told === null || told === '') return null;
  const next = typeof told === 'string' && /^\d+$/.test(told) ? Number(told) : told;
  if (typeof next === 'number' && Number.isSafeInteger(next) && next >= 0) return next;
  throw badAnswer(`${REPORT}.next_page`);
}
