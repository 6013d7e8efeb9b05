import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** A damaged database whose tables can still be listed. */
export interface RecoverableFile {
  /** How many migrations its tables had seen. */
  readonly version: number;
  /**
   * Puts every row that can be read into the tables of the same names. What refers to a lost row is left out.
   * @returns how many rows that were
   */
  copyInto(fresh: DatabaseSync): number;
  close(): void;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly kind: 'table' | 'virtual';
  readonly hasRowid: boolean;
}

/** @returns null where not even the list of its tables can be read */
export function openRecoverable(file: string): RecoverableFile | null {
  let damaged: DatabaseSync | null = null;
  try {
    damaged = new DatabaseSync(file, { readOnly: true, defensive: false });
    // Without it SQLite refuses a file that was cut off, and every table beside one broken entry.
    damaged.exec('PRAGMA writable_schema=ON; PRAGMA trusted_schema=OFF');
    const version = Number(damaged.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    damaged.prepare('SELECT count(*) FROM sqlite_schema').get();
    const source = damaged;
    return {
      version,
      copyInto: (fresh) => copyRows(source, fresh),
      close: () => source.close(),
    };
  } catch {
    damaged?.close();
    return null;
  }
}

function copyRows(damaged: DatabaseSync, fresh: DatabaseSync): number {
  fresh.exec('PRAGMA foreign_keys=OFF; BEGIN IMMEDIATE');
  try {
    const saved = tablesOf(fresh).reduce((sum, table) => sum + copyTable(damaged, fresh, table), 0);
    const orphans = removeOrphans(fresh);
    fresh.exec('COMMIT');
    return saved - orphans;
  } catch (error) {
    if (fresh.isTransaction) fresh.exec('ROLLBACK');
    throw error;
  } finally {
    fresh.exec('PRAGMA foreign_keys=ON');
  }
}

/** Those with triggers first: what a trigger adds up is replaced by the sum that was kept. */
function tablesOf(fresh: DatabaseSync): Table[] {
  const withTriggers = new Set(
    fresh
      .prepare("SELECT tbl_name FROM sqlite_schema WHERE type = 'trigger'")
      .all()
      .map((row) => String(row['tbl_name'])),
  );
  return fresh
    .prepare(
      "SELECT name, type, wr FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .all()
    .map((row) => {
      const name = String(row['name']);
      return {
        name,
        kind: row['type'] === 'virtual' ? ('virtual' as const) : ('table' as const),
        hasRowid: Number(row['wr']) === 0,
        columns: columnsOf(fresh, name),
      };
    })
    .sort(
      (one, other) => Number(withTriggers.has(other.name)) - Number(withTriggers.has(one.name)),
    );
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  return rows.map((row) => String(row['name']));
}

function copyTable(damaged: DatabaseSync, fresh: DatabaseSync, table: Table): number {
  const { name, kind, hasRowid } = table;
  const columns = hasRowid ? ['rowid', ...table.columns] : table.columns;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const insert = fresh.prepare(
    `INSERT OR REPLACE INTO "${name}" (${list}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  let saved = 0;
  const seen: { last?: SQLInputValue } = {};
  const take = (order: string, ...after: SQLInputValue[]) => {
    try {
      const rows = damaged.prepare(`SELECT ${list} FROM "${name}" ${order}`);
      rows.setReadBigInts(true);
      rows.setReturnArrays(true);
      for (const row of rows.iterate(...after) as Iterable<unknown>) {
        const values = row as SQLInputValue[];
        if (hasRowid && values[0] !== undefined) seen.last = values[0];
        saved += put(insert, values) ? 1 : 0;
      }
      return true;
    } catch (error) {
      if (isOfSqlite(error, DISK_FULL)) throw error;
      return false;
    }
  };
  if (!hasRowid) take('');
  // Where the way on is broken, the rows behind it are met from the other end.
  else if (!take('ORDER BY rowid')) {
    if (seen.last === undefined) take('ORDER BY rowid DESC');
    else take('WHERE rowid > ? ORDER BY rowid DESC', seen.last);
  }
  // The words of an index are those of rows that count already.
  return kind === 'table' ? saved : 0;
}

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. */
const DISK_FULL = 13;

const isOfSqlite = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === code;

/** A row whose damaged values its table refuses is left out. */
function put(insert: ReturnType<DatabaseSync['prepare']>, values: SQLInputValue[]): boolean {
  try {
    insert.run(...values);
    return true;
  } catch (error) {
    if (isOfSqlite(error, DISK_FULL)) throw error;
    return false;
  }
}

/** Rows that refer to a lost one; without them, others may do so in turn. */
function removeOrphans(fresh: DatabaseSync): number {
  let removed = 0;
  for (;;) {
    const tables = fresh.prepare('SELECT DISTINCT "table" FROM pragma_foreign_key_check').all();
    if (tables.length === 0) return removed;
    for (const row of tables) removed += removeOrphansOf(fresh, String(row['table']));
  }
}

function removeOrphansOf(fresh: DatabaseSync, table: string): number {
  let removed = 0;
  const keys = fresh
    .prepare('SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)')
    .all(table);
  for (const key of keys) {
    const parent = String(key['table']);
    const from = String(key['from']);
    const to = String(key['to']);
    const result = fresh
      .prepare(
        `DELETE FROM "${table}" WHERE "${from}" IS NOT NULL AND "${from}" NOT IN (SELECT "${to}" FROM "${parent}")`,
      )
      .run();
    removed += Number(result.changes);
  }
  return removed;
}
