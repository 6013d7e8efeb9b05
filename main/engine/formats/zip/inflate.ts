import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { DocumentRefusal } from '../document-filter.ts';
import { joinPieces } from './join-pieces.ts';
import type { ZipEntry } from './zip-entry.ts';

const inflateAll = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(inflateRaw);

/**
 * The bytes of an entry. Never makes more than the entry's own size. Rejects with `DocumentRefusal`
 * (`damaged`) when the bytes are not what the archive says: other size, other checksum.
 */
export async function inflate(entry: ZipEntry): Promise<Uint8Array> {
  const raw = await joinPieces(entry.raw());
  const bytes = entry.method === 0 ? raw : await inflated(raw, entry);
  if (bytes.length !== entry.size) throw damaged('size');
  if (crc32(bytes) !== entry.crc) throw damaged('checksum');
  // A plain array: a Buffer behaves otherwise where people slice it.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

async function inflated(raw: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  // zlib takes no limit of 0; an entry of no bytes may make one and is found out by its size.
  const options = { maxOutputLength: Math.max(1, entry.size) };
  try {
    return await inflateAll(raw, options);
  } catch {
    throw damaged('compression');
  }
}

function damaged(what: string): DocumentRefusal {
  return new DocumentRefusal('damaged', `wrong ${what} of an archive entry`);
}
