import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { LOG_FILE } from './file-log.ts';

/**
 * The last lines of the program's log, oldest first; none where it cannot be read.
 * @param folder that the log is in
 * @param maxBytes of the file that are read at most; a line that is cut by that is left out
 */
export async function readLogTail(folder: string, maxBytes: number): Promise<readonly string[]> {
  const file = join(folder, LOG_FILE);
  const newest = await readEnd(file, maxBytes);
  // A file that has just been begun says little; the one before it goes on where it starts.
  const earlier =
    newest.size < maxBytes ? await readEnd(`${file}.1`, maxBytes - newest.size) : null;
  return [...(earlier?.lines ?? []), ...newest.lines];
}

interface End {
  /** Bytes that were read. */
  readonly size: number;
  readonly lines: readonly string[];
}

async function readEnd(file: string, maxBytes: number): Promise<End> {
  try {
    await using handle = await open(file);
    const { size: whole } = await handle.stat();
    const size = Math.min(whole, maxBytes);
    const { buffer } = await handle.read(Buffer.alloc(size), 0, size, whole - size);
    const lines = buffer.toString('utf8').split('\n');
    return { size, lines: (size < whole ? lines.slice(1) : lines).filter((line) => line !== '') };
  } catch {
    return { size: 0, lines: [] };
  }
}
