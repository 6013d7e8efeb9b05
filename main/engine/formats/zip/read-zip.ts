import { fromBufferPromise, openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { DocumentRefusal } from '../document-filter.ts';
import { createZipBudget } from './zip-budget.ts';
import { isFolder } from './zip-entry.ts';
import type { ZipEntry } from './zip-entry.ts';

export interface OpenZip {
  /** In the archive's order, folders too. No two have the same name. */
  readonly entries: readonly ZipEntry[];
  /** Entries of an archive on the disk cannot be read after this. */
  close(): void;
}

/**
 * Lists an archive in memory; nothing is inflated yet. Rejects with `DocumentRefusal`: `damaged`
 * (also for names that lead outside and names that stand twice), `password`, `too-large-inside`.
 */
export async function readZip(input: Uint8Array): Promise<OpenZip> {
  const buffer = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const zip = await orDamaged(fromBufferPromise(buffer, { lazyEntries: true }));
  return list(
    zip,
    (entry) =>
      async function* () {
        const { fileDataStart } = await orDamaged(
          zip.readLocalFileHeaderPromise(entry, { minimal: true }),
        );
        const end = fileDataStart + entry.compressedSize;
        if (end > buffer.length)
          throw new DocumentRefusal('damaged', 'an archive entry is cut off');
        yield buffer.subarray(fileDataStart, end);
      },
  );
}

/** As {@link readZip}, for a file on the disk of which only pieces are ever held in memory. */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await orDamaged(openPromise(path, { lazyEntries: true, autoClose: false }));
  try {
    return await list(
      zip,
      (entry) =>
        async function* () {
          const stream = await orDamaged(
            zip.openReadStreamPromise(entry, { decodeFileData: false }),
          );
          for await (const chunk of stream) yield chunk as Uint8Array;
        },
    );
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function list(zip: ZipFile, rawOf: (entry: Entry) => ZipEntry['raw']): Promise<OpenZip> {
  const budget = createZipBudget();
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  const walk = zip.eachEntry();
  for (;;) {
    const step = await orDamaged(walk.next());
    if (step.done === true) break;
    const entry = step.value;
    const { fileName: name, compressionMethod: method } = entry;
    if (entry.isEncrypted()) throw new DocumentRefusal('password', 'an encrypted archive entry');
    if (method !== 0 && method !== 8) {
      throw new DocumentRefusal('damaged', `compression method ${method}`);
    }
    // Two readers would see two documents.
    if (names.has(name)) throw new DocumentRefusal('damaged', 'an archive entry stands twice');
    names.add(name);
    budget.add({ name, size: entry.uncompressedSize, compressedSize: entry.compressedSize });
    const listed: ZipEntry = {
      name,
      method,
      crc: entry.crc32,
      size: entry.uncompressedSize,
      compressedSize: entry.compressedSize,
      raw: rawOf(entry),
    };
    if (isFolder(listed) && listed.size > 0) {
      throw new DocumentRefusal('damaged', 'a folder with bytes');
    }
    entries.push(listed);
  }
  return { entries, close: () => zip.close() };
}

/** What the archive reader says of a file is about the file: its faults are the file's. */
async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error; // the disk's, not the archive's
    const detail = error instanceof Error ? error.message : String(error);
    if (/strong encryption/.test(detail)) throw new DocumentRefusal('password', detail);
    throw new DocumentRefusal('damaged', `no archive that can be read: ${detail}`);
  }
}
