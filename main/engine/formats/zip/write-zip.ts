import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { centralHeader, endOfArchive, localHeader } from './zip-headers.ts';
import { joinPieces } from './join-pieces.ts';
import type { ZipEntry } from './zip-entry.ts';

const deflateAll = promisify<Uint8Array, { level: number }, Uint8Array>(deflateRaw);

/** Level 6, as office programs write. */
const LEVEL = 6;

/**
 * A new entry with these bytes.
 *
 * @param method `store` where a format demands it (`mimetype`), or what is compressed already
 */
export async function packEntry(
  name: string,
  bytes: Uint8Array,
  method: 'store' | 'deflate' = 'deflate',
): Promise<ZipEntry> {
  const raw = method === 'store' ? bytes : await deflateAll(bytes, { level: LEVEL });
  return {
    name,
    method: method === 'store' ? 0 : 8,
    crc: crc32(bytes),
    size: bytes.length,
    compressedSize: raw.length,
    // oxlint-disable-next-line typescript/require-await -- an entry in memory waits for nothing
    async *raw() {
      yield raw;
    },
  };
}

/**
 * An archive with these entries in this order, piece by piece. Entries of other archives are copied
 * as they are compressed. Times are fixed, so that the same entries give the same bytes. The whole
 * must stay below 4 GB.
 */
export async function* zipPieces(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const central: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    central.push(centralHeader(entry, at));
    const header = localHeader(entry);
    yield header;
    let length = 0;
    for await (const piece of entry.raw()) {
      length += piece.length;
      yield piece;
    }
    if (length !== entry.compressedSize) throw new Error('an archive entry is not of its size');
    at += header.length + length;
  }
  const directory = Buffer.concat(central);
  yield directory;
  yield endOfArchive(entries.length, directory.length, at);
}

/** {@link zipPieces} in one array. */
export function writeZip(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  return joinPieces(zipPieces(entries));
}
