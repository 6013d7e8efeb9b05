import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Statements of built modules; what is called, `import('…')`, is read on use and left out. */
const STATIC = /(?:^|[;}\n])\s*(?:import|export)\b[^'"();]*?["'](\.{1,2}\/[^"']+)["']/g;

/** Built modules that have run before the first line of an entry does, the entry among them. */
export function importClosure(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      found.add(join(dirname(file), to));
    }
  }
  return found;
}

/** Bytes of files together, as they are or each packed by gzip as a server would. */
export function bytesOf(files: Iterable<string>, packed = false): number {
  let bytes = 0;
  for (const file of files) {
    const content = readFileSync(file);
    bytes += packed ? gzipSync(content).length : content.length;
  }
  return bytes;
}
