import type { z } from 'zod';
import type { HistoryExport } from '../../../preload/contract/history.ts';
import type { SearchTerm } from '../../engine/full-text/terms.ts';

/** Which entries are wanted. */
export type Selection = Omit<z.output<typeof HistoryExport>, 'format'>;

const DAY_MS = 86_400_000;

/** A condition of SQL and the values that it names. */
export interface Condition {
  /** Tables that it speaks of. */
  readonly from: string;
  /** Column of the entry's number. */
  readonly id: string;
  readonly where: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * The condition of a selection.
 * @param terms those of its query
 * @param before only entries older than this one; null takes all
 */
export function conditionOf(
  selection: Selection,
  terms: readonly SearchTerm[],
  before: number | null,
): Condition {
  const { query, kinds, source, target, connection, pinned, from, until } = selection;
  const isSearch = query.trim() !== '';
  const id = isSearch ? 'history_index.rowid' : 'history.id';
  const rules: string[] = [];
  const values: Record<string, string | number> = {};
  const add = (rule: string, given: Readonly<Record<string, string | number>> = {}) => {
    rules.push(rule);
    Object.assign(values, given);
  };
  if (isSearch && terms.length > 0) add('history_index MATCH $match', { match: matchOf(terms) });
  // Signs alone are in no text.
  else if (isSearch) add('FALSE');
  if (before !== null) add(`${id} < $before`, { before });
  if (kinds.length > 0) {
    add('history.kind IN (SELECT value FROM json_each($kinds))', { kinds: JSON.stringify(kinds) });
  }
  for (const [column, code] of [
    ['source', source],
    ['target', target],
  ] as const) {
    if (code === null) continue;
    // A language takes its variants along.
    add(`(history.${column} = $${column} OR history.${column} LIKE $${column}Variant)`, {
      [column]: code,
      [`${column}Variant`]: `${code}-%`,
    });
  }
  if (connection !== null) add('history.connection = $connection', { connection });
  if (pinned) add('history.pinned = 1');
  if (from !== null) add('history.at >= $from', { from: Date.parse(from) });
  if (until !== null) add('history.at < $until', { until: Date.parse(until) + DAY_MS });
  return {
    // A cross join keeps the order of the tables: the index finds the newest first by itself.
    from: isSearch
      ? 'history_index CROSS JOIN history ON history.id = history_index.rowid'
      : 'history',
    id,
    where: rules.length === 0 ? 'TRUE' : rules.join(' AND '),
    values,
  };
}

/** Every term, in either text; words of a term one after the other. See https://sqlite.org/fts5.html. */
function matchOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ words, isBeginning }) => `"${words.join(' ')}"${isBeginning ? ' *' : ''}`)
    .join(' AND ');
}
