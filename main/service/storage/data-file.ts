import { dirname } from 'node:path';
import { openDatabase } from '../../system/database.ts';
import type { Database } from '../../system/database.ts';

/**
 * Opens a database of the data folder and brings its tables up to date. A damaged one is moved aside
 * whole and a fresh one made.
 * @param onNotice told in a sentence when that happened, with the damaged file's new name
 * @throws NewerDatabase where a later version wrote it
 */
export function openDataFile(
  path: string,
  migrations: readonly string[],
  onNotice: (sentence: string, backup: string) => void,
): Database {
  const database = openDatabase(path);
  try {
    database.migrate(migrations);
  } catch (error) {
    database.close();
    throw error;
  }
  const { setAside } = database;
  if (setAside !== null) {
    onNotice(
      `The database ${path} was damaged. It was kept as ${setAside.backup} ` +
        `in ${dirname(path)}, and a fresh one was made.`,
      setAside.backup,
    );
  }
  return database;
}
