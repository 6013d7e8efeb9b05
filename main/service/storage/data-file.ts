import { dirname } from 'node:path';
import { openDatabase } from '../../system/database.ts';
import type { Database, SetAside } from '../../system/database.ts';

/**
 * Told of a damaged database: in a sentence, with its new name and how many rows of it are kept again.
 */
export type DataNotice = (sentence: string, backup: string, saved: number) => void;

/**
 * Opens a database of the data folder and brings its tables up to date. A damaged one is moved aside
 * whole and a fresh one made, which `setAside` reports.
 * @param recovers whether the rows that can be read are put into the fresh one
 * @throws NewerDatabase where a later version wrote it
 */
export function openDataFile(
  path: string,
  migrations: readonly string[],
  recovers: boolean,
): Database {
  const database = openDatabase(path, { recovers });
  try {
    database.migrate(migrations);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Tells of a damaged database, once it is known what of it could be kept. */
export function tellSetAside(
  path: string,
  { backup, saved = 0 }: SetAside,
  onNotice: DataNotice,
): void {
  onNotice(
    `The database ${path} was damaged. It was renamed to ${backup} in ${dirname(path)}, ` +
      `and a new one was created with ${saved} recovered entries.`,
    backup,
    saved,
  );
}
