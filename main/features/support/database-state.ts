import type { Database, SetAside } from '../../system/database.ts';

export interface DatabaseState {
  /** Position in the list of migrations. */
  readonly version: number;
  readonly bytes: number;
  /** Why an earlier file was moved away at this start; null where none was. */
  readonly setAside: SetAside['why'] | null;
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

export function databaseState({ sqlite, setAside }: Database): DatabaseState {
  const numberOf = (sql: string) => Number(Object.values(sqlite.prepare(sql).get() ?? {})[0] ?? 0);
  const tables = sqlite
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all()
    .map(({ name }) => String(name));
  return {
    version: numberOf('PRAGMA user_version'),
    bytes: numberOf('PRAGMA page_count') * numberOf('PRAGMA page_size'),
    setAside: setAside?.why ?? null,
    rows: Object.fromEntries(
      tables.map((table) => [table, numberOf(`SELECT COUNT(*) FROM "${table}"`)]),
    ),
  };
}
