import { constants, createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HandedFile } from './files.ts';
import { makePrivateFolder } from './paths.ts';

/** A file that is kept. */
export interface KeptFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  open(): Readable;
}

/** `source`: as the person handed it over; `small`: the same without its media. */
export type Keeping = 'source' | 'small';

/**
 * Copies of the documents of the queue, so that it goes on after a crash whatever became of the
 * files. Calls may reject with what the disk throws.
 */
export interface DocumentFolders {
  /** Copies a file, in flat memory. */
  keep(id: string, file: HandedFile): Promise<KeptFile>;
  /** null where there is none. */
  find(id: string, keeping: Keeping): Promise<KeptFile | null>;
  /** Where a kept file stands or will stand. */
  pathOf(id: string, keeping: Keeping): string;
  remove(id: string): Promise<void>;
  /** Ids of all that is kept. */
  list(): readonly string[];
}

/** The folders below the data folder; each is for its owner alone. */
export function openDocumentFolders(data: string): DocumentFolders {
  const root = join(data, 'documents');
  const pathOf = (id: string, keeping: Keeping) => join(root, checked(id), keeping);
  const find = async (id: string, keeping: Keeping): Promise<KeptFile | null> => {
    const path = pathOf(id, keeping);
    const facts = await stat(path).catch(() => null);
    if (facts === null) return null;
    return {
      path,
      size: facts.size,
      open: () => createReadStream(path, { highWaterMark: PIECE_BYTES }),
    };
  };
  return {
    find,
    pathOf,
    async keep(id, file) {
      makePrivateFolder(join(root, checked(id)));
      const path = pathOf(id, 'source');
      if (file.path === undefined) {
        await pipeline(file.open(), createWriteStream(path, { mode: 0o600 }));
      } else {
        // A copy that shares its blocks where the file system can do that.
        await copyFile(file.path, path, constants.COPYFILE_FICLONE);
      }
      const kept = await find(id, 'source');
      if (kept === null) throw new Error('the copy of a document is gone');
      return kept;
    },
    remove: (id) => rm(join(root, checked(id)), { recursive: true, force: true }),
    list: () => (existsSync(root) ? readdirSync(root).filter((name) => ID.test(name)) : []),
  };
}

/** Fewer, larger pieces than the usual make a large file faster, and are still nothing in memory. */
const PIECE_BYTES = 256 * 1024;

const ID = /^[0-9a-f-]{36}$/;

/** Ids come from the page, too: nothing but our own kind may become a path. */
function checked(id: string): string {
  if (ID.test(id)) return id;
  throw new Error('not the id of a document');
}
