import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, zipPieces } from '../../../main/engine/formats/zip/write-zip.ts';

const SMALL = join(import.meta.dirname, '../../engine/formats/golden/files/docx/letter.docx');
const PICTURE_BYTES = 8 * 1024 * 1024;

/** A docx with pictures of noise in it, up to a size. */
export async function writeLargeDocument(path: string, bytes: number): Promise<void> {
  const zip = await openZip(SMALL);
  const pictures = Array.from({ length: Math.floor(bytes / PICTURE_BYTES) }, (_, index) =>
    packEntry(`word/media/noise${index}.png`, randomBytes(PICTURE_BYTES), 'store'),
  );
  const entries = [...zip.entries, ...(await Promise.all(pictures))];
  await pipeline(Readable.from(zipPieces(entries)), createWriteStream(path));
  zip.close();
}
