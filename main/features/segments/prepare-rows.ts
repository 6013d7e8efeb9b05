import type { Database } from '../../system/database.ts';

type Row = Record<string, unknown>;
type Value = string | number;

/** A statement that reads rows, with whole numbers of any size. */
export interface PreparedRows {
  get(...values: Value[]): Row | undefined;
  all(...values: Value[]): Row[];
}

/**
 * Prepares a statement. Numbers beyond 2^53, which damage alone can put into a file, are rounded: the
 * database would not read their rows at all, nor any that are read with them.
 */
export function prepareRows(sqlite: Database['sqlite'], sql: string): PreparedRows {
  const statement = sqlite.prepare(sql);
  statement.setReadBigInts(true);
  return {
    get(...values) {
      const row = statement.get(...values);
      return row && rounded(row);
    },
    all: (...values) => statement.all(...values).map(rounded),
  };
}

function rounded(row: Row): Row {
  for (const name in row) if (typeof row[name] === 'bigint') row[name] = Number(row[name]);
  return row;
}
