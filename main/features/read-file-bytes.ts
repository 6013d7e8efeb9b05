import type { HandedFile } from '../system/files.ts';
import { FeatureFailure } from './feature-failure.ts';

/**
 * The bytes of a file that the page handed over.
 * @throws FeatureFailure file-too-large or file-unreadable, with the file's name and the limit
 */
export async function readFileBytes(file: HandedFile, limit: number): Promise<Uint8Array> {
  const failed = (code: 'file-unreadable' | 'file-too-large') =>
    new FeatureFailure({ code, params: { name: file.name, limit } });
  if ((file.size ?? 0) > limit) throw failed('file-too-large');
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of file.open() as AsyncIterable<unknown>) {
      if (!(part instanceof Uint8Array)) throw failed('file-unreadable');
      size += part.length;
      if (size > limit) throw failed('file-too-large');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof FeatureFailure ? error : failed('file-unreadable');
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
