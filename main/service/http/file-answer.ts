import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { after, inBackground } from '../../system/background.ts';

/** An answer that is a file and not a value. */
export class FileAnswer {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
  /** So long a caller may take to read what the system holds for it; after that, it counts as read. */
  readonly unreadMs: number;
  /** Told when the last byte went out. */
  readonly onSent: () => void;
  /** Told last, whether the caller has all of it as far as can be known. */
  readonly onEnd: (isTaken: boolean) => void;

  constructor(file: Pick<FileAnswer, 'name' | 'bytes' | 'open' | 'unreadMs' | 'onSent' | 'onEnd'>) {
    this.name = file.name;
    this.bytes = file.bytes;
    this.open = file.open;
    this.unreadMs = file.unreadMs;
    this.onSent = file.onSent;
    this.onEnd = file.onEnd;
  }
}

/**
 * Sends a file as it is read. A transfer that breaks off leaves a broken connection, never a short
 * file. Rejects when the file cannot be read; a caller who has left is no error.
 */
export async function sendFile(outgoing: ServerResponse, file: FileAnswer): Promise<void> {
  // The answer lets go of it at its end.
  const { socket } = outgoing;
  try {
    outgoing.writeHead(200, {
      // As the service description has it, whatever the format; the name tells that.
      'Content-Type': 'application/octet-stream',
      'Content-Length': file.bytes,
      'Content-Disposition': disposition(file.name),
    });
    await pipeline(file.open(), outgoing);
  } catch (error) {
    file.onEnd(false);
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    return;
  }
  file.onSent();
  whetherRead(socket, file.unreadMs, file.onEnd);
}

const PLACE = 'service.unread-result';

/**
 * Tells once whether the other side has read what was sent. One that ends without having read it, say
 * because it was killed, resets the connection.
 */
function whetherRead(
  socket: Socket | null,
  withinMs: number,
  tell: (isRead: boolean) => void,
): void {
  if (socket === null || socket.destroyed) {
    tell(socket === null || socket.errored === null);
    return;
  }
  const settle = (isRead: boolean) => {
    stopWaiting();
    socket.off('data', read).off('end', read).off('close', closed);
    inBackground(PLACE, () => tell(isRead));
  };
  const read = () => settle(true);
  const closed = (isReset: boolean) => settle(!isReset);
  const stopWaiting = after(withinMs, PLACE, read);
  // Its next request, or its farewell.
  socket.on('data', read).on('end', read).on('close', closed);
}

/** The name in both forms of RFC 6266: plain letters for old programs, and all of it. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
