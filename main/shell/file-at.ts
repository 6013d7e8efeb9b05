import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
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
  const isReadable = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!isReadable) return null;
  return {
    name: fileName(path),
    size: facts.size,
    path,
    open: () => createReadStream(path),
    discard: () => Promise.resolve(),
  };
}
