import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder belongs to this process until it is released or the process ends. */
export interface DataLock {
  release(): void;
}

/** Primary result code of SQLite for a lock that another holds, https://sqlite.org/rescode.html. */
const SQLITE_BUSY = 5;

/**
 * Takes the data folder for this process; null when another process has it. The lock is the
 * operating system's own on an empty database file, so it ends with its holder however that ends,
 * and two processes that start at once cannot both get it.
 */
export function lockData(data: string): DataLock | null {
  const file = join(data, 'lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => lock.close() };
}
