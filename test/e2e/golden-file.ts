import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FILES = join(import.meta.dirname, '..', 'engine', 'formats', 'golden', 'files');

/** Path of a document of every format’s tests. */
export const goldenFile = (name: string): string =>
  join(
    FILES,
    readdirSync(FILES, { recursive: true })
      .map(String)
      .find((path) => path.endsWith(name)) ?? name,
  );
