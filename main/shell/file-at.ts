import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { HandedFile } from '../system/files.ts';
import { fileName } from './file-name.ts';

/**
 * A file where it stands on the disk, or null where there is no regular file that can be read. It
 * stays where it is: discarding it deletes nothing.
 * @param path absolute
 */
export async function fileAt(path: string): Promise<(HandedFile & { size: number }) | null> {
  const facts = isAbsolute(path) ? await stat(path).catch(() => null) : null;
  if (facts?.isFile() !== true) return null;
  // Opening it is the only sure check: `access` does not know the access lists of Windows.
  const opened = await open(path).catch(() => null);
  if (opened === null) return null;
  await opened.close();
  return {
    name: fileName(path),
    size: facts.size,
    path,
    open: () => createReadStream(path),
    discard: () => Promise.resolve(),
  };
}
