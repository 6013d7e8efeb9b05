import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PackId } from '../../../preload/contract/offline-languages.ts';
import { makePrivateFolder } from '../paths.ts';
import { MANIFEST, PackFileName, PackManifest } from './pack-manifest.ts';

/** A file whose bytes are not those that were promised, or more than may come. */
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes';
}

/** What came in of a file. */
export interface WholeFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** What is known of a file before it comes. */
export interface ExpectedFile {
  readonly name: string;
  /** null: not known. */
  readonly bytes: number | null;
  readonly sha256: string | null;
}

/**
 * The folder of installed packs. A pack comes in under a hidden folder beside them and is moved only when
 * it is whole, so that whoever reads `<root>/<id>/pack.json` never meets half a pack. Calls may reject with
 * what the disk throws.
 */
export interface PackFolders {
  /** What is installed; a folder without a readable manifest, or with a file missing, is none. */
  list(): Promise<readonly PackManifest[]>;
  /** Deletes what an interrupted install or removal left. */
  clean(): Promise<void>;
  /** Makes the folder that a pack comes in to; what is in it stays. */
  begin(id: string): Promise<void>;
  /** Where a file comes in, before it is checked. */
  partPath(id: string, name: string): string;
  /**
   * Unpacks and checks a file that came in.
   * @param limit bytes that it may have at most
   * @throws WrongBytes; the file is deleted then
   */
  check(id: string, file: ExpectedFile, isPacked: boolean, limit: number): Promise<WholeFile>;
  /** Takes a file from elsewhere, and checks it. @throws WrongBytes */
  take(id: string, file: ExpectedFile, bytes: AsyncIterable<Uint8Array>): Promise<WholeFile>;
  /** Makes what came in a pack, in the place of one of the same id. */
  finish(manifest: PackManifest): Promise<void>;
  /** Deletes what came in. */
  abandon(id: string): Promise<void>;
  /** Takes a pack away at once; whoever has its files open keeps them. */
  remove(id: string): Promise<void>;
  /** Bytes that the disk can take. */
  free(): Promise<number>;
  /** Files of a folder that a person names, and how to read them; null where there is none. */
  look(folder: string): Promise<GivenFolder | null>;
}

/** A folder that a person names. */
export interface GivenFolder {
  /** Names of its files, without those of folders in it. */
  readonly files: ReadonlyMap<string, number>;
  /** Names of its folders. */
  readonly folders: readonly string[];
  read(name: string): AsyncIterable<Uint8Array>;
}

/** Where the packs of a data folder are. */
export const packsIn = (data: string): string => join(data, 'packs');

export function openPackFolders(data: string): PackFolders {
  const root = packsIn(data);
  const incoming = join(root, '.incoming');
  const place = (id: string) => join(root, PackId.parse(id));
  const coming = (id: string) => join(incoming, PackId.parse(id));
  const fileOf = (id: string, name: string) => join(coming(id), PackFileName.parse(name));
  const partPath = (id: string, name: string) => `${fileOf(id, name)}.part`;

  const settle = async (
    id: string,
    expected: ExpectedFile,
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
    unpack: readonly Transform[],
  ): Promise<WholeFile> => {
    const path = fileOf(id, expected.name);
    const { sum, count, counter } = counting(limit);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const from = Readable.from(bytes, { objectMode: false });
      await pipeline([from, ...unpack, counter, createWriteStream(path, { mode: 0o600 })]);
    } catch (error) {
      await rm(path, { force: true });
      // What the unpacker cannot read is no fault of the disk.
      throw isZlib(error) ? new WrongBytes('not the packing that was told') : error;
    }
    const whole = { bytes: count(), sha256: sum() };
    const isRight =
      (expected.bytes === null || expected.bytes === whole.bytes) &&
      (expected.sha256 === null || expected.sha256 === whole.sha256);
    if (isRight) return whole;
    await rm(path, { force: true });
    throw new WrongBytes('not the bytes that were promised');
  };

  const readManifest = async (id: string): Promise<PackManifest | null> => {
    try {
      const manifest = PackManifest.parse(
        JSON.parse(await readFile(join(root, id, MANIFEST), 'utf8')),
      );
      if (manifest.id !== id) return null;
      for (const { name, bytes } of manifest.files) {
        if ((await stat(join(root, id, name))).size !== bytes) return null;
      }
      return manifest;
    } catch {
      return null;
    }
  };

  return {
    partPath,
    async list() {
      const names = await readdir(root).catch(() => []);
      const read = names.filter((name) => PackId.safeParse(name).success).map(readManifest);
      return (await Promise.all(read)).filter((manifest) => manifest !== null);
    },
    clean: () => rm(incoming, { recursive: true, force: true }),
    async begin(id) {
      makePrivateFolder(root);
      await mkdir(coming(id), { recursive: true, mode: 0o700 });
    },
    async check(id, file, isPacked, limit) {
      const part = partPath(id, file.name);
      try {
        const bytes = createReadStream(part, { highWaterMark: PIECE_BYTES });
        return await settle(id, file, bytes, limit, isPacked ? [createGunzip()] : []);
      } finally {
        await rm(part, { force: true });
      }
    },
    take: (id, file, bytes) => settle(id, file, bytes, file.bytes ?? Infinity, []),
    async finish(manifest) {
      const { id } = manifest;
      const from = coming(id);
      for (const { name } of manifest.files) await synced(join(from, name));
      // The last file: a folder without it is no pack.
      const file = await open(join(from, MANIFEST), 'w', 0o600);
      try {
        await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
      await setAside(place(id));
      await rename(from, place(id));
      await synced(root).catch(() => undefined);
    },
    abandon: (id) => rm(coming(id), { recursive: true, force: true }),
    remove: (id) => setAside(place(id)),
    async free() {
      makePrivateFolder(root);
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    async look(folder) {
      const listed = await readdir(folder, { withFileTypes: true }).catch(() => null);
      if (listed === null) return null;
      const files = new Map<string, number>();
      for (const entry of listed) {
        const facts = await stat(join(folder, entry.name)).catch(() => null);
        if (facts?.isFile() === true) files.set(entry.name, facts.size);
      }
      return {
        files,
        folders: listed.filter((entry) => entry.isDirectory()).map(({ name }) => name),
        read: (name) => createReadStream(join(folder, name), { highWaterMark: PIECE_BYTES }),
      };
    },
  };

  /** One step takes a pack out of sight; deleting it may take longer, or fail halfway. */
  async function setAside(path: string): Promise<void> {
    const aside = join(incoming, `removed-${randomUUID()}`);
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    try {
      await rename(path, aside);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      throw error;
    }
    // What is open on Windows goes at the next start.
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
  }
}

const PIECE_BYTES = 256 * 1024;

function counting(limit: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      if (bytes > limit) {
        done(new WrongBytes('more bytes than promised'));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { counter, count: () => bytes, sum: () => hash.digest('hex') };
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
