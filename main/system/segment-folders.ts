import { constants, createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Checkpoint } from './checkpoints/checkpoints.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import { makePrivateFolder } from './paths.ts';
import type { SalvagedRow } from './salvage.ts';
import { salvageRows } from './salvage.ts';

/** A document by its place, or by its bytes where it stands nowhere. */
export type OriginalFile =
  { readonly path: string } | { readonly path?: string | undefined; open(): Readable };

/** Folders of the projects of segments. Calls may throw, or reject with, what the disk throws. */
export interface SegmentFolders {
  /** Ids of all that is kept, in no order. */
  list(): readonly string[];
  /** Whether a project is kept and no mere original. */
  has(id: string): boolean;
  /** Opens its database, making it where it is absent; what it commits is on the disk itself. */
  open(id: string): Database;
  /** Rows that can still be read of a database that was set aside. */
  salvage(id: string, backup: string): Iterable<SalvagedRow>;
  /** Copies the document that it is made of, in flat memory; answers with the path. */
  keepOriginal(id: string, file: OriginalFile): Promise<string>;
  originalPath(id: string): string;
  hasList(): boolean;
  /** Opens the list that says which of them belong together. */
  openList(): Database;
  /** Deletes that list, which must be closed. */
  removeList(): void;
  /** Deletes its database, which must be closed; the original stays. */
  removeDatabase(id: string): void;
  /** Deletes all of it; its database must be closed. */
  remove(id: string): void;
}

const DATABASE = 'segments.sqlite';
const LIST = 'projects.sqlite';
/** On Windows a checkpoint in its thread may have it open for a moment. */
const GONE = { recursive: true, force: true, maxRetries: 5 };

/**
 * The folders below the data folder; each is for its owner alone.
 * @param checkpoint where large logs are written into their files
 */
export function openSegmentFolders(data: string, checkpoint?: Checkpoint): SegmentFolders {
  const root = join(data, 'segments');
  const at = (id: string, name: string) => join(root, checked(id), name);
  /** Those that this program has looked through, and nobody else writes into. */
  const sound = new Set<string>();
  return {
    list: () => (existsSync(root) ? readdirSync(root).filter((name) => ID.test(name)) : []),
    has: (id) => existsSync(at(id, DATABASE)),
    open(id) {
      makePrivateFolder(join(root, checked(id)));
      const database = openDatabase(at(id, DATABASE), {
        isSound: sound.has(id),
        ...(checkpoint !== undefined && { checkpoint }),
      });
      sound.add(id);
      database.sqlite.exec('PRAGMA synchronous=FULL');
      return database;
    },
    salvage: (id, backup) => salvageRows(at(id, backup)),
    async keepOriginal(id, file) {
      makePrivateFolder(join(root, checked(id)));
      const path = at(id, 'original');
      if (file.path !== undefined) {
        // A copy that shares its blocks where the file system can do that.
        await copyFile(file.path, path, constants.COPYFILE_FICLONE);
      } else if ('open' in file) {
        await pipeline(file.open(), createWriteStream(path, { mode: 0o600 }));
      }
      return path;
    },
    originalPath: (id) => at(id, 'original'),
    hasList: () => existsSync(join(root, LIST)),
    openList() {
      makePrivateFolder(root);
      const database = openDatabase(join(root, LIST), { recovers: true });
      database.sqlite.exec('PRAGMA synchronous=FULL');
      return database;
    },
    removeList() {
      for (const suffix of ['', '-wal', '-shm']) rmSync(join(root, LIST) + suffix, { force: true });
    },
    removeDatabase(id) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(at(id, DATABASE) + suffix, GONE);
    },
    remove: (id) => rmSync(join(root, checked(id)), GONE),
  };
}

const ID = /^[0-9a-f-]{36}$/;

/** Ids come from the page, too: nothing but our own kind may become a path. */
function checked(id: string): string {
  if (ID.test(id)) return id;
  throw new Error('not the id of a project');
}
