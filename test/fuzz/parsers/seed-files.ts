import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CORPUS = join(import.meta.dirname, '..', 'corpus');
const GOLDEN = join(import.meta.dirname, '..', '..', 'engine', 'formats', 'golden', 'files');

const filesOf = (folder: string, fits: RegExp): Uint8Array[] =>
  readdirSync(folder)
    .filter((name) => fits.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name)));

/** Files of the corpus whose names fit. */
export function corpusFiles(fits: RegExp): Uint8Array[] {
  const files = filesOf(CORPUS, fits);
  if (files.length === 0) throw new Error(`no file in the corpus fits ${String(fits)}`);
  return files;
}

/** Files that other programs made, by their format. */
export const goldenSeeds = (format: string, fits = /./): Uint8Array[] =>
  filesOf(join(GOLDEN, format), fits);
