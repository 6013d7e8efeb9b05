import { DatabaseSync } from 'node:sqlite';

/**
 * Makes a database as a version of the program left it that knew only the first steps.
 * @param plants rows by the step that brought their tables, from 1
 */
export function writeOlderFile(
  file: string,
  migrations: readonly string[],
  version: number,
  plants: Readonly<Record<number, string>>,
): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec('PRAGMA journal_mode=WAL');
  for (const [index, step] of migrations.slice(0, version).entries()) {
    sqlite.exec(`BEGIN; ${step}; ${plants[index + 1] ?? ''}; COMMIT`);
  }
  sqlite.exec(`PRAGMA user_version=${version}`);
  sqlite.close();
}
