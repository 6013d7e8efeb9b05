import type { Database } from '../../system/database.ts';
import { nextTurn } from './next-turn.ts';

/** Pages of the log at which SQLite writes it into the file by itself; its default. */
const PAGES = 1000;

/** Begins a transaction that writes a whole file. */
export function beginLong(sqlite: Database['sqlite']): void {
  sqlite.exec('PRAGMA wal_autocheckpoint=0; BEGIN IMMEDIATE');
}

/** Commits it, and writes the log into the file only when others have had their turn. */
export async function commitInParts(sqlite: Database['sqlite']): Promise<void> {
  sqlite.exec(`COMMIT; PRAGMA wal_autocheckpoint=${PAGES}`);
  await nextTurn();
  // Another program that reads the file just now leaves the log as it is.
  sqlite.exec('PRAGMA wal_checkpoint(PASSIVE)');
  await nextTurn();
}
