import type { Database } from '../../system/database.ts';
import { openDatabase } from '../../system/database.ts';
import { inTransaction } from '../../system/transaction.ts';
import { PROJECT_TABLES } from './project-tables.ts';

const TABLES = [
  'project',
  'original',
  'unit',
  'segment',
  'step',
  'step_change',
  'outgoing',
  'stored_unit',
  'ignored_finding',
  'version',
  'step_structure',
  'service_memory',
  'source_update',
  'update_row',
] as const;

/** Copies a project into a database that is nowhere on the disk. */
export function holdInMemory(from: Database['sqlite']): Database {
  const held = openDatabase(':memory:');
  held.migrate(PROJECT_TABLES);
  const { sqlite } = held;
  inTransaction(sqlite, () => {
    for (const table of TABLES) {
      let insert: ReturnType<typeof sqlite.prepare> | null = null;
      for (const row of from.prepare(`SELECT * FROM ${table}`).iterate()) {
        const columns = Object.keys(row);
        insert ??= sqlite.prepare(
          `INSERT INTO ${table} (${columns.join(', ')})
           VALUES (${columns.map(() => '?').join(', ')})`,
        );
        insert.run(...Object.values(row));
      }
    }
  });
  return held;
}
