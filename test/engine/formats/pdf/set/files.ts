import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of another program, with its pieces; see scripts/documents/make-pdf-set.sh. */
export interface SetFile {
  readonly name: string;
  readonly producer: string;
  readonly bytes: Uint8Array;
  readonly units: readonly string[];
}

const folder = join(import.meta.dirname, 'files');

export const setFiles: readonly SetFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .sort()
  .map((name) => {
    const [source = '', producer = ''] = name.split('.');
    const units = readFileSync(join(folder, `${source}.txt`), 'utf8')
      .trim()
      .split('\n');
    return { name, producer, bytes: new Uint8Array(readFileSync(join(folder, name))), units };
  });
