import { open, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A part of a file, cut at its end. Rejects with what the disk throws. */
export async function readRange(
  path: string,
  from: number,
  to: number,
): Promise<{ readonly size: number; readonly bytes: Uint8Array }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
    let at = 0;
    while (at < bytes.length) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at);
      // Somebody has made it shorter meanwhile.
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return { size, bytes: bytes.subarray(0, at) };
  } finally {
    await file.close();
  }
}

/** A map of characters that ships with the program. Rejects where there is none of this name. */
export async function readCharacterMap(assets: string, name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(assets, 'pdf', 'cmaps', basename(name))));
}
