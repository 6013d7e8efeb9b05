import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An answer that is a file and not a value. */
export class FileAnswer {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
  /** Told whether the last byte went out. */
  readonly onEnd: (isComplete: boolean) => void;

  constructor(file: Pick<FileAnswer, 'name' | 'bytes' | 'open' | 'onEnd'>) {
    this.name = file.name;
    this.bytes = file.bytes;
    this.open = file.open;
    this.onEnd = file.onEnd;
  }
}

/**
 * Sends a file as it is read. A transfer that breaks off leaves a broken connection, never a short
 * file. Rejects when the file cannot be read; a caller who has left is no error.
 */
export async function sendFile(outgoing: ServerResponse, file: FileAnswer): Promise<void> {
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
  file.onEnd(true);
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
