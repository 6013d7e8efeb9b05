import { randomUUID } from 'node:crypto';
import { ipcMain } from 'electron';
import { z } from 'zod';
import type { Handed } from '../../../preload/contract/bridge.ts';
import { fileAt } from '../file-at.ts';
import type { ReceivedFiles } from '../received-files.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { TooManyBytes } from '../received-files.ts';
import type { TicketBook } from '../ticket-book.ts';
import type { ByteQueue } from './byte-queue.ts';
import { createByteQueue } from './byte-queue.ts';
import { isFromOurPage } from './our-page.ts';

/** What the preload sends; it takes paths from the system, never from the page. */
const Message = z.union([
  z.strictObject({ path: z.string().max(32_768) }),
  z.strictObject({ begin: z.string().max(4096) }),
  z.strictObject({ upload: z.uuid(), bytes: z.instanceof(Uint8Array) }),
  z.strictObject({ upload: z.uuid(), end: z.literal(true) }),
  z.strictObject({ upload: z.uuid(), abort: z.literal(true) }),
]);

type Answer = Handed | { readonly upload: string };

interface Upload {
  readonly queue: ByteQueue;
  readonly handed: Promise<Handed>;
}

const refused: Answer = { failure: { code: 'file-unreadable' } };

/** Turns files that the page got from a person into tickets, by path or from their bytes. */
export function receiveFiles(book: TicketBook, received: ReceivedFiles): void {
  const uploads = new Map<string, Upload>();

  const begin = (name: string): Answer => {
    const upload = randomUUID();
    const queue = createByteQueue();
    const handed = received.receive(name, queue.bytes).then(
      (ticket): Handed => ({ ticket }),
      (error: unknown): Handed => {
        queue.refuse();
        return {
          failure: storageFailure(error) ?? {
            code: error instanceof TooManyBytes ? 'file-too-large' : 'file-unreadable',
          },
        };
      },
    );
    uploads.set(upload, { queue, handed });
    return { upload };
  };

  const carryOn = async (
    message: Exclude<z.output<typeof Message>, { path: string } | { begin: string }>,
  ): Promise<Answer> => {
    const upload = uploads.get(message.upload);
    if (!upload) return refused;
    if ('bytes' in message) {
      const taken = await upload.queue.put(message.bytes);
      if (taken) return { upload: message.upload };
    } else if ('end' in message) {
      upload.queue.end();
    } else {
      upload.queue.abort();
    }
    uploads.delete(message.upload);
    return upload.handed;
  };

  ipcMain.handle('dragoman:file', async (event, raw: unknown): Promise<Answer> => {
    const message = Message.safeParse(raw);
    if (!isFromOurPage(event) || !message.success) return refused;
    if ('path' in message.data) return handPath(message.data.path, book);
    if ('begin' in message.data) return begin(message.data.begin);
    return carryOn(message.data);
  });
}

async function handPath(path: string, book: TicketBook): Promise<Answer> {
  const file = await fileAt(path);
  return file === null ? refused : { ticket: book.issue(file) };
}
