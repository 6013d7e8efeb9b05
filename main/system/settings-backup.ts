import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps damaged settings in a file of the data folder, for its owner alone.
 * @returns the name of the file, without its folder
 */
export function backUpSettings(data: string, rows: string): string {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  let name = `settings.damaged-${stamp}.json`;
  for (let count = 2; existsSync(join(data, name)); count += 1) {
    name = `settings.damaged-${stamp}-${count}.json`;
  }
  writeFileSync(join(data, name), rows, { mode: 0o600, flag: 'wx' });
  return name;
}
