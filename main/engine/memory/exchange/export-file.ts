import { open, rename, rm } from 'node:fs/promises';
import type { Memories } from '../memories.ts';
import { TMX_TAIL, tmxHead, tmxUnit } from './tmx-writer.ts';

/** Units that are read and written at a time. */
const UNITS = 2000;

/**
 * Writes a memory as TMX 1.4b, beside the file's place first, so that a whole file stands there or what
 * stood there before.
 * @param onProgress told how many units were written
 * @param signal cancels it; rejects with its reason
 * @returns the number of units
 */
export async function exportFile(
  memories: Memories,
  memoryId: string,
  path: string,
  onProgress: (units: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const memory = memories.get(memoryId);
  if (memory === null) throw new RangeError('There is no such memory.');
  const draft = `${path}.part`;
  const file = await open(draft, 'w');
  let written = 0;
  try {
    await file.write(tmxHead(memory));
    for (let from: number | null = 0; from !== null;) {
      signal.throwIfAborted();
      const page = memories.browse(memoryId, from === 0 ? null : from, UNITS);
      let text = '';
      for (const unit of page.units) text += tmxUnit(unit, memory.source);
      await file.write(text);
      written += page.units.length;
      onProgress(written);
      from = page.next;
    }
    await file.write(TMX_TAIL);
    await file.sync();
    await file.close();
    await rename(draft, path);
    return written;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
