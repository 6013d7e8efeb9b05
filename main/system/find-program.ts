import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The absolute path of an installed program; only absolute folders of the path are looked into. */
export function findProgram(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(isAbsolute)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
