import type { OpenedText } from '../../../preload/contract/text.ts';
import { MAX_SOURCE_CHARACTERS, MAX_TEXT_FILE_BYTES } from '../../../preload/contract/limits.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import type { FileTickets, HandedFile } from '../../system/files.ts';
import { DeskFailure } from '../desk-failure.ts';

/**
 * Reads a text file that the page handed over; its ticket is used up, whatever comes of it.
 * @throws DeskFailure file-gone, file-too-large, or file-unreadable when it is no Unicode text
 */
export async function openText(files: FileTickets, ticket: string): Promise<OpenedText> {
  const file = files.take(ticket);
  if (file === null) throw new DeskFailure({ code: 'file-gone' });
  try {
    const text = decodeText(await readBytes(file));
    if (text === null) throw fileFailure('file-unreadable', file.name);
    if (billedCharacters(text) > MAX_SOURCE_CHARACTERS) {
      throw new DeskFailure({ code: 'file-too-large', params: { name: file.name } });
    }
    return { name: file.name, text };
  } finally {
    await file.discard();
  }
}

async function readBytes(file: HandedFile): Promise<Uint8Array> {
  if ((file.size ?? 0) > MAX_TEXT_FILE_BYTES) throw fileFailure('file-too-large', file.name);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of file.open() as AsyncIterable<unknown>) {
      if (!(part instanceof Uint8Array)) throw fileFailure('file-unreadable', file.name);
      size += part.length;
      if (size > MAX_TEXT_FILE_BYTES) throw fileFailure('file-too-large', file.name);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof DeskFailure ? error : fileFailure('file-unreadable', file.name);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
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

function fileFailure(code: 'file-unreadable' | 'file-too-large', name: string): DeskFailure {
  return new DeskFailure({ code, params: { name, limit: MAX_TEXT_FILE_BYTES } });
}
