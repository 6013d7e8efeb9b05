import { MAX_TEXT_FILE_BYTES } from '../../preload/contract/limits.ts';
import type { FileTickets } from '../system/files.ts';
import { FeatureFailure } from './feature-failure.ts';
import { readFileBytes } from './read-file-bytes.ts';

/**
 * Reads a text file that the page handed over; its ticket is used up, whatever comes of it.
 * @throws FeatureFailure file-gone, file-too-large, or file-unreadable when it is no Unicode text
 */
export async function readTextFile(
  files: FileTickets,
  ticket: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const file = files.take(ticket);
  if (file === null) throw new FeatureFailure({ code: 'file-gone' });
  try {
    const text = decodeText(await readFileBytes(file, MAX_TEXT_FILE_BYTES));
    if (text === null) {
      const params = { name: file.name, limit: MAX_TEXT_FILE_BYTES };
      throw new FeatureFailure({ code: 'file-unreadable', params });
    }
    return { name: file.name, text };
  } finally {
    await file.discard();
  }
}

/** UTF-8, or UTF-16 by its byte order mark; null for anything else, binary files among it. */
function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
