import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../system/transaction.ts';
import { MIGRATIONS } from './migrations.ts';

/**
 * Opens a database file, making it where absent. Write-ahead log with `synchronous = NORMAL`: a
 * transaction that has returned survives the death of the process.
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 5000;
    PRAGMA foreign_keys = ON;
  `);
  return database;
}

/**
 * Opens the service's own database and brings its schema up to date.
 * @throws Error when the file was written by a newer version
 */
export function openServiceDatabase(path: string): DatabaseSync {
  const database = openDatabase(path);
  try {
    inTransaction(database, () => migrate(database));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (done > MIGRATIONS.length) {
    throw new Error('The data folder was written by a newer version of the service.');
  }
  for (const step of MIGRATIONS.slice(done)) database.exec(step);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
}
