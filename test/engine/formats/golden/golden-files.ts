import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  DocumentFormat,
  ExtractOptions,
} from '../../../../main/engine/formats/document-filter.ts';

/** A document that another program made; see scripts/documents/make-fixtures.sh. */
export interface GoldenFile {
  readonly format: DocumentFormat;
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

const folder = join(import.meta.dirname, 'files');

export const goldenFiles: readonly GoldenFile[] = readdirSync(folder)
  .sort()
  .flatMap((format) =>
    readdirSync(join(folder, format))
      .sort()
      .map((name) => {
        const path = join(folder, format, name);
        return { format: format as DocumentFormat, name, path, bytes: readFileSync(path) };
      }),
  );

export function extractOptions(change: Partial<ExtractOptions> = {}): ExtractOptions {
  return {
    source: 'en',
    target: 'de',
    watermark: false,
    outputFormat: null,
    surroundings: {
      env: process.env,
      assets: join(import.meta.dirname, '..', '..', '..', '..', 'assets'),
      ocrData: null,
    },
    signal: new AbortController().signal,
    ...change,
  };
}
