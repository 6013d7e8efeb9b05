import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

// Files that only the holder of their key can read: AES-256 in counter mode, one fresh key for a
// document. What goes in and what comes out of a document count from opposite ends, so that no part
// of the key stream is used twice.

const ALGORITHM = 'aes-256-ctr';
/** So much is held twice, plain and locked. */
const PIECE = 1024 * 1024;

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
  /** The disk writes while the next piece is locked. */
  let writing = Promise.resolve();
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      await writing;
    } finally {
      await handle.close();
    }
  };
  return {
    path,
    key,
    async write(bytes) {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const locked = cipher.update(bytes.subarray(at, at + PIECE));
        await writing;
        writing = writeAll(handle, locked);
        // Told with the next piece, or at the end.
        writing.catch(() => undefined);
      }
    },
    close,
    async discard() {
      await close().catch(() => undefined);
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
export async function readLocked(path: string, key: string, role: LockedRole): Promise<Uint8Array> {
  const cipher = createDecipheriv(ALGORITHM, bytesOf(key), start(role));
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const plain = new Uint8Array(size);
    const piece = new Uint8Array(Math.min(size, PIECE));
    for (let at = 0; at < size;) {
      const { bytesRead } = await handle.read(piece);
      if (bytesRead === 0) throw new Error('A document is shorter than it was.');
      plain.set(cipher.update(piece.subarray(0, bytesRead)), at);
      at += bytesRead;
    }
    return plain;
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at)).bytesWritten;
}

const bytesOf = (key: string): Buffer => Buffer.from(key, 'hex');

const start = (role: LockedRole): Buffer => {
  const counter = Buffer.alloc(16);
  if (role === 'result') counter[0] = 0x80;
  return counter;
};
