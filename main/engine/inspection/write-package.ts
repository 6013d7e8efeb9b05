import { open } from 'node:fs/promises';
import { zipPieces } from '../formats/zip/write-zip.ts';
import type { ZipEntry } from '../formats/zip/zip-entry.ts';

/**
 * Writes an archive of these entries to a file and brings it to the disk; only pieces of it are ever
 * in memory. Answers with its bytes.
 */
export async function writePackage(path: string, entries: readonly ZipEntry[]): Promise<number> {
  const file = await open(path, 'w', 0o600);
  try {
    let size = 0;
    for await (const piece of zipPieces(entries)) {
      await file.writeFile(piece);
      size += piece.length;
    }
    await file.datasync();
    return size;
  } finally {
    await file.close();
  }
}
