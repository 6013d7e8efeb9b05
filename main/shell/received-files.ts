import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileName } from './file-name.ts';
import type { TicketBook } from './ticket-book.ts';

/** Bytes of the largest file that a page may hand over; memories in exchange formats are large. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024 * 1024;

/** The stream held more bytes than allowed; nothing of it was kept. */
export class TooManyBytes extends Error {}

/** Files whose bytes come from the page and are kept in a private folder until discarded. */
export interface ReceivedFiles {
  /** Bytes of the largest file. */
  readonly limit: number;
  /**
   * Writes a stream to disk as it comes, in flat memory, and answers with a ticket.
   * Rejects with `TooManyBytes`, or with the stream's own error; nothing is left behind then.
   */
  receive(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string>;
}

/**
 * @param folder private to this program and emptied by its owner at start and end
 * @param limit in bytes
 */
export function createReceivedFiles(
  folder: string,
  book: TicketBook,
  limit: number = MAX_FILE_BYTES,
): ReceivedFiles {
  return {
    limit,
    async receive(name, bytes) {
      const path = join(folder, `file-${randomUUID()}`);
      const file = await open(path, 'wx', 0o600);
      let size = 0;
      try {
        for await (const chunk of bytes) {
          size += chunk.byteLength;
          if (size > limit) throw new TooManyBytes();
          await file.writeFile(chunk);
        }
        await file.close();
      } catch (error) {
        await file.close();
        await rm(path, { force: true });
        throw error;
      }
      return book.issue({
        name: fileName(name),
        size,
        path,
        open: () => createReadStream(path),
        discard: () => rm(path, { force: true }),
      });
    },
  };
}
