import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The folder after `--data`, or null. Other arguments are the browser engine's and are left to it.
 * @param folder from which a relative path starts
 */
export function dataOption(args: readonly string[], folder: string): string | null {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { data: { type: 'string' } },
  });
  return typeof values.data === 'string' && values.data !== ''
    ? resolve(folder, values.data)
    : null;
}
