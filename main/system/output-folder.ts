import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A result while it comes in. */
export interface PartFile {
  /** Begins anew, over what an earlier attempt left. */
  restart(): Promise<void>;
  write(piece: Uint8Array): Promise<void>;
  /** Brings it to the disk itself. */
  finish(): Promise<void>;
  /** Ends it without bringing it to the disk. */
  close(): Promise<void>;
}

/** Where a result stands. */
export interface Placed {
  readonly path: string;
  readonly name: string;
}

/** The folder that a file was placed in. */
export const folderOf = ({ path }: Placed): Placed => ({
  path: dirname(path),
  name: basename(dirname(path)),
});

/**
 * The folder that results go to. A result comes in under a hidden name in the same folder and is
 * moved only when it is whole. Calls may reject with what the disk throws.
 */
export interface OutputFolder {
  /** Opens the file of a result; what an earlier attempt left is still in it. */
  open(id: string): Promise<PartFile>;
  /** What has come in; null where nothing has. */
  received(id: string): Promise<{ readonly path: string; readonly size: number } | null>;
  /** Where another program may write a result that takes the place of the one that came in. */
  substitutePath(id: string): string;
  /** Puts that one in its place. */
  substitute(id: string): Promise<void>;
  /**
   * Gives a whole result the first name that is free; nothing that is there is ever overwritten. The
   * hidden name stays until `discard`, so that a crash in between places it only once.
   * @param folder names of folders below, made where they are missing
   */
  place(id: string, folder: readonly string[], names: Iterable<string>): Promise<Placed>;
  /** Deletes the hidden name. */
  discard(id: string): Promise<void>;
  /** Ids of all that has a hidden name. */
  list(): Promise<readonly string[]>;
}

/** Makes the folder where it is missing; where that cannot be done, opening it says so. */
export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch(() => undefined);
}

/** What file systems answer that have no second names for a file. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EINVAL']);

export function openOutputFolder(root: string): OutputFolder {
  const part = (id: string) => join(root, `.dragoman-${id}.part`);
  const substitutePath = (id: string) => join(root, `.dragoman-${id}.new`);
  return {
    substitutePath,
    async open(id) {
      await mkdir(root, { recursive: true });
      const file = await open(part(id), constants.O_RDWR | constants.O_CREAT);
      let end = 0;
      return {
        async restart() {
          await file.truncate(0);
          end = 0;
        },
        async write(piece) {
          let at = 0;
          while (at < piece.length) {
            const { bytesWritten } = await file.write(piece, at, piece.length - at, end);
            at += bytesWritten;
            end += bytesWritten;
          }
        },
        async finish() {
          await file.datasync();
          await file.close();
        },
        close: () => file.close(),
      };
    },
    async received(id) {
      const facts = await stat(part(id)).catch(() => null);
      return facts === null ? null : { path: part(id), size: facts.size };
    },
    substitute: (id) => rename(substitutePath(id), part(id)),
    async place(id, folder, names) {
      const place = join(root, ...folder);
      await mkdir(place, { recursive: true });
      for (const name of names) {
        const path = join(place, name);
        if (await take(part(id), path)) return { path, name };
      }
      throw new Error('no name is free');
    },
    async discard(id) {
      await rm(part(id), { force: true });
      await rm(substitutePath(id), { force: true });
    },
    async list() {
      const names = await readdir(root).catch(() => []);
      return names.flatMap((name) => /^\.dragoman-(.+)\.(?:part|new)$/.exec(name)?.[1] ?? []);
    },
  };
}

/** Gives a file a second name; false where that name is taken by another file. */
async function take(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return isSame(from, to);
    if (!NO_LINKS.has(code)) throw error;
  }
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // Half a copy is nobody's result.
    await rm(to, { force: true });
    throw error;
  }
}

async function isSame(a: string, b: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(a), stat(b).catch(() => null)]);
  return second !== null && first.ino === second.ino && first.dev === second.dev;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
