import type { IncomingMessage } from 'node:http';
import { createFileKey, createLockedFile } from '../storage/locked-file.ts';
import type { LockedFile } from '../storage/locked-file.ts';
import { formFields, joinFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { boundaryOf, MultipartError, readMultipart } from './multipart.ts';
import { invalidRequest } from './refusals.ts';
import { ServiceError } from './service-error.ts';

/** Bytes of all parameters together. */
const MAX_FIELD_BYTES = 128 * 1024;
const MAX_PARTS = 100;
/** A body that is refused is read to its end, or the sender would not see why; but not for ever. */
const MAX_READ = 4;

export interface UploadRules {
  /** A path for each file that comes. */
  readonly path: () => string;
  /** Bytes of the file. */
  readonly limit: number;
}

/** The part named `file`, on disk under a key of its own. */
export interface UploadedFile {
  /** As the sender calls it; empty where he did not. */
  readonly name: string;
  readonly bytes: number;
  readonly locked: LockedFile;
}

export interface Upload {
  readonly fields: Fields;
  readonly file: UploadedFile | null;
}

/**
 * Reads a form while it comes; its file goes to the disk at once and is deleted again when this
 * rejects.
 * @param inQuery parameters that the address has; those of the form go first
 * @throws ServiceError 415 for another content type, 413 above a limit, 400 when it cannot be read
 */
export async function readUpload(
  incoming: IncomingMessage,
  rules: UploadRules,
  inQuery: Fields,
): Promise<Upload> {
  const boundary = boundaryOf(incoming.headers['content-type'] ?? '');
  const packed = (incoming.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  if (boundary === null || packed) {
    throw new ServiceError(
      415,
      'invalid_content_type',
      'Called with an unsupported media type. Supported media types: multipart/form-data. ' +
        'Please set the Content-Type header to a supported type.',
    );
  }
  const form = createForm(rules, inQuery);
  try {
    const most = MAX_READ * (rules.limit + MAX_FIELD_BYTES);
    for await (const piece of readMultipart(upTo(incoming, most), boundary)) {
      if (piece.kind === 'head') await form.begin(piece.name, piece.fileName);
      else if (piece.kind === 'bytes') await form.add(piece.bytes);
      else form.end();
    }
    return await form.finish();
  } catch (error) {
    await form.discard();
    if (error instanceof MultipartError) throw invalidRequest(error.message);
    throw error;
  }
}

async function* upTo(incoming: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge({ Connection: 'close' });
    yield chunk;
  }
}

const tooLarge = (headers: Readonly<Record<string, string>> = {}): ServiceError =>
  new ServiceError(413, 'payload_too_large', 'The document is too large.', { headers });

/** Gathers parts. After the first refusal nothing more is kept. */
function createForm(rules: UploadRules, inQuery: Fields) {
  const values = new URLSearchParams();
  let file: { name: string; bytes: number; locked: LockedFile } | null = null;
  let part: { name: string; chunks: Buffer[] } | 'file' | 'ignored' = 'ignored';
  let [fieldBytes, parts] = [0, 0];
  let refusal: ServiceError | null = null;

  return {
    async begin(name: string, fileName: string | null): Promise<void> {
      parts += 1;
      if (parts > MAX_PARTS) refusal ??= invalidRequest('there are too many parts');
      if (refusal !== null) {
        part = 'ignored';
      } else if (name === 'file') {
        if (file !== null) {
          refusal = invalidRequest('there is more than one file');
          part = 'ignored';
          return;
        }
        const locked = await createLockedFile(rules.path(), createFileKey(), 'source');
        file = { name: fileName ?? '', bytes: 0, locked };
        part = 'file';
      } else {
        part = fileName === null ? { name, chunks: [] } : 'ignored';
      }
    },
    async add(bytes: Buffer): Promise<void> {
      if (refusal !== null || part === 'ignored') return;
      if (part === 'file') {
        if (file === null) return;
        file.bytes += bytes.length;
        if (file.bytes > rules.limit) refusal = tooLarge();
        else await file.locked.write(bytes);
        return;
      }
      fieldBytes += bytes.length;
      if (fieldBytes > MAX_FIELD_BYTES) {
        refusal = new ServiceError(413, 'payload_too_large', 'The parameters are too long.');
      } else {
        part.chunks.push(Buffer.from(bytes));
      }
    },
    end(): void {
      if (typeof part === 'object') values.append(part.name, textOf(Buffer.concat(part.chunks)));
      part = 'ignored';
    },
    async finish(): Promise<Upload> {
      if (refusal !== null) throw refusal;
      await file?.locked.close();
      return { fields: joinFields(formFields(values), inQuery), file };
    },
    async discard(): Promise<void> {
      await file?.locked.discard();
    },
  };
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidRequest('a parameter is not valid UTF-8');
  }
}
