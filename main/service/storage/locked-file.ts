import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

// Files that only the holder of their key can read: AES-256 in counter mode, one fresh key for a
// document. What goes in and what comes out of a document count from opposite ends, so that no part
// of the key stream is used twice.

const ALGORITHM = 'aes-256-ctr';

/** What the two files of a document are. */
export type LockedRole = 'source' | 'result';

/** A fresh key: 64 hex digits. */
export const createFileKey = (): string => randomBytes(32).toString('hex');

/** A file while it is written. */
export interface LockedFile {
  readonly path: string;
  readonly key: string;
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
  /** Closes it where it is open, and deletes it. */
  discard(): Promise<void>;
}

/** Makes a file that was not there, readable by its owner alone. */
export async function createLockedFile(
  path: string,
  key: string,
  role: LockedRole,
): Promise<LockedFile> {
  const cipher = createCipheriv(ALGORITHM, bytesOf(key), start(role));
  const handle = await open(path, 'wx', 0o600);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return {
    path,
    key,
    async write(bytes) {
      const locked = cipher.update(bytes);
      for (let at = 0; at < locked.length;) {
        at += (await handle.write(locked, at)).bytesWritten;
      }
    },
    close,
    async discard() {
      await close();
      await rm(path, { force: true });
    },
  };
}

/** The plain bytes, as a stream. */
export function streamLocked(path: string, key: string, role: LockedRole): Readable {
  const file = createReadStream(path);
  const plain = createDecipheriv(ALGORITHM, bytesOf(key), start(role));
  file.on('error', (error) => plain.destroy(error));
  plain.on('close', () => file.destroy());
  return file.pipe(plain);
}

/** The plain bytes, all at once. */
export async function readLocked(path: string, key: string, role: LockedRole): Promise<Buffer> {
  const locked = await readFile(path);
  return createDecipheriv(ALGORITHM, bytesOf(key), start(role)).update(locked);
}

const bytesOf = (key: string): Buffer => Buffer.from(key, 'hex');

const start = (role: LockedRole): Buffer => {
  const counter = Buffer.alloc(16);
  if (role === 'result') counter[0] = 0x80;
  return counter;
};
