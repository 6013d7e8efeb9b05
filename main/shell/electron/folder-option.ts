import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The folder after `--data` (where everything is kept) or `--out` (where translated documents go), or
 * null. Other arguments are the browser engine's and are left to it.
 * @param folder from which a relative path starts
 */
export function folderOption(
  option: 'data' | 'out',
  args: readonly string[],
  folder: string,
): string | null {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { data: { type: 'string' }, out: { type: 'string' } },
  });
  const given = values[option];
  return typeof given === 'string' && given !== '' ? resolve(folder, given) : null;
}
