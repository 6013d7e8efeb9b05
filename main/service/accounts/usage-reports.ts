import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Key, Tier } from './key.ts';
import type { Keys } from './keys.ts';
import type { ReportRange } from './report-range.ts';
import { addTotals, USAGE_KINDS } from './usage-kind.ts';
import type { TaggedKind, UsageTotals } from './usage-kind.ts';

/** What one key used. */
export interface KeyUsage {
  readonly key: Key;
  readonly usage: UsageTotals;
}
export interface KeyDayUsage extends KeyUsage {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

export interface TagUsage {
  readonly tag: string;
  /** null in totals of the whole range. */
  readonly day: string | null;
  readonly usage: Pick<UsageTotals, TaggedKind>;
}

/**
 * Reports over the ledger of one account; keys, days and tags without usage are left out. Whole days
 * come of the sums by day, parts of days of single calls.
 */
export interface UsageReports {
  /** Oldest key first. */
  byKey(tier: Tier, range: ReportRange): KeyUsage[];
  /** Oldest key first, and its days in order. */
  byKeyAndDay(tier: Tier, range: ReportRange): KeyDayUsage[];
  /**
   * By tag, or by day and tag, each in its own order.
   * @param window rows to leave out, and the most to give
   */
  byTag(
    tier: Tier,
    range: ReportRange,
    by: 'period' | 'day',
    window: { readonly skip: number; readonly most: number },
  ): TagUsage[];
}

const sumOfKind = (kind: string): string => `SUM(iif(kind = '${kind}', units, 0)) AS ${kind}`;
const EDGES = '((time >= ? AND time < ?) OR (time >= ? AND time < ?))';

const TAG_DAYS = `
  SELECT day, tag, key_id, text_translation, text_improvement
  FROM tag_days WHERE day >= ? AND day < ?
  UNION ALL
  SELECT substr(time, 1, 10) AS day, tag, key_id,
    ${sumOfKind('text_translation')}, ${sumOfKind('text_improvement')}
  FROM ledger WHERE tag IS NOT NULL AND ${EDGES} GROUP BY day, tag, key_id`;

const byTags = (columns: string): string => `
  SELECT ${columns}, SUM(text_translation), SUM(text_improvement)
  FROM (${TAG_DAYS}) JOIN keys USING (key_id) WHERE keys.tier = ?
  GROUP BY ${columns} ORDER BY ${columns} LIMIT ? OFFSET ?`;

export function createUsageReports(database: DatabaseSync, keys: Pick<Keys, 'list'>): UsageReports {
  // A year of 200 keys is 73,200 rows: as lists they cost a third of what objects do.
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return {
      all: (...values: (string | number)[]) =>
        statement.all(...values) as unknown as readonly SQLOutputValue[][],
    };
  };
  const ofKey = prepare(`
    SELECT ${USAGE_KINDS.map((kind) => `SUM(${kind})`).join(', ')}
    FROM key_days WHERE key_id = ? AND day >= ? AND day < ?`);
  const daysOfKey = prepare(`
    SELECT day, ${USAGE_KINDS.join(', ')} FROM key_days
    WHERE key_id = ? AND day >= ? AND day < ? ORDER BY day`);
  const edges = prepare(`
    SELECT key_id, substr(time, 1, 10) AS day, ${USAGE_KINDS.map(sumOfKind).join(', ')}
    FROM ledger WHERE ${EDGES} GROUP BY key_id, day ORDER BY day`);
  const byTag = prepare(byTags('tag'));
  const byTagAndDay = prepare(byTags('day, tag'));

  /** What the parts of days hold, by key. */
  const edgesOf = (range: ReportRange) =>
    Map.groupBy(
      edges
        .all(...edgeBounds(range))
        .map((row) => ({ id: row[0], day: String(row[1]), usage: usageIn(row, 2) })),
      ({ id }) => id,
    );

  return {
    byKey(tier, range) {
      const parts = edgesOf(range);
      return keys.list(tier).flatMap((key) => {
        const [whole = []] = ofKey.all(key.id, range.days.from, range.days.until);
        const edge = (parts.get(key.id) ?? []).map(({ usage }) => usage);
        const usage = [usageIn(whole, 0), ...edge].reduce(addTotals);
        return USAGE_KINDS.some((kind) => usage[kind] > 0) ? [{ key, usage }] : [];
      });
    },
    byKeyAndDay(tier, range) {
      const parts = edgesOf(range);
      return keys.list(tier).flatMap((key) => {
        const whole = daysOfKey
          .all(key.id, range.days.from, range.days.until)
          .map((row) => ({ key, day: String(row[0]), usage: usageIn(row, 1) }));
        const edge = parts.get(key.id);
        if (edge === undefined) return whole;
        return [...whole, ...edge.map(({ day, usage }) => ({ key, day, usage }))].sort((a, b) =>
          a.day < b.day ? -1 : 1,
        );
      });
    },
    byTag(tier, range, by, { skip, most }) {
      const { from, until } = range.days;
      const isDaily = by === 'day';
      const statement = isDaily ? byTagAndDay : byTag;
      return statement.all(from, until, ...edgeBounds(range), tier, most, skip).map((row) => {
        const at = isDaily ? 1 : 0;
        return {
          day: isDaily ? String(row[0]) : null,
          tag: String(row[at]),
          usage: {
            text_translation: Number(row[at + 1]),
            text_improvement: Number(row[at + 2]),
          },
        };
      });
    },
  };
}

/** A key's id as reports show it: first four characters, `****`, last four. */
export const maskedId = (id: string): string => `${id.slice(0, 4)}****${id.slice(-4)}`;

/** In the order of the question marks. */
const edgeBounds = ({ edges: [before, after] }: ReportRange): string[] => [
  before.from,
  before.until,
  after.from,
  after.until,
];

/** The kinds in the order of `USAGE_KINDS`; a sum of nothing is null. */
const usageIn = (row: readonly SQLOutputValue[], at: number): UsageTotals => ({
  text_translation: Number(row[at]),
  document_translation: Number(row[at + 1]),
  text_improvement: Number(row[at + 2]),
  speech_to_text: Number(row[at + 3]),
  speech_to_speech: Number(row[at + 4]),
});
