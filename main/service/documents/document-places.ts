import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

const [SOURCE, RESULT] = ['.source', '.result'];

/** Where the files of documents lie: `ID.source` as it came, `ID.result` once it is translated. */
export interface DocumentPlaces {
  /** A place for a document that comes. */
  fresh(): string;
  source(id: string): string;
  result(id: string): string;
  /** The document whose source a path is. */
  idOf(source: string): string;
  /** Deletes the files of a document. */
  remove(id: string): Promise<void>;
  /** Deletes the files of all other documents; folders are the app's, for the documents of its queue. */
  keepOnly(ids: readonly string[]): Promise<void>;
}

/** @param folder made where absent, for its owner alone */
export function createDocumentPlaces(folder: string): DocumentPlaces {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const source = (id: string) => join(folder, id + SOURCE);
  const result = (id: string) => join(folder, id + RESULT);
  return {
    fresh: () => source(randomBytes(16).toString('hex').toUpperCase()),
    source,
    result,
    idOf: (path) => basename(path, SOURCE),
    async remove(id) {
      await Promise.all([source(id), result(id)].map((path) => rm(path, { force: true })));
    },
    async keepOnly(ids) {
      const kept = new Set(ids.flatMap((id) => [id + SOURCE, id + RESULT]));
      const others = readdirSync(folder, { withFileTypes: true }).filter(
        (entry) => !entry.isDirectory() && !kept.has(entry.name),
      );
      await Promise.all(others.map(({ name }) => rm(join(folder, name), { force: true })));
    },
  };
}
