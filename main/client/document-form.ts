import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocumentCall, DocumentSource } from './documents.ts';

/** A multipart body that is made while it is sent. */
export interface DocumentForm {
  /** Value of the header `content-type`. */
  readonly type: string;
  /** Bytes of the whole body. */
  readonly length: number;
  /** @param onSent told after each piece that was passed on: bytes of the file so far */
  body(onSent: (bytes: number) => void): Readable;
}

/**
 * The form of an upload, its fields before the file (RFC 7578). The file's own bytes are only ever
 * held piece by piece.
 */
export function documentForm(call: DocumentCall, source: DocumentSource): DocumentForm {
  const boundary = `dragoman-${randomUUID()}`;
  const fields = Object.entries(fieldsOf(call)).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${fields.join('')}--${boundary}\r\n` +
      `content-disposition: form-data; name="file"; filename="${escaped(call.fileName)}"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: head.length + source.size + tail.length,
    body: (onSent) => Readable.from(pieces(head, source, tail, onSent), { objectMode: false }),
  };
}

async function* pieces(
  head: Uint8Array,
  source: DocumentSource,
  tail: Uint8Array,
  onSent: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  yield head;
  let sent = 0;
  for await (const piece of source.open() as AsyncIterable<Uint8Array>) {
    yield piece;
    sent += piece.length;
    onSent(sent);
  }
  yield tail;
}

/** What the service knows of the options; defaults are left out. */
function fieldsOf(call: DocumentCall): Record<string, string> {
  const { glossaries, memory, formality } = call;
  const [only, ...more] = glossaries;
  return {
    ...(call.source !== null && { source_lang: call.source }),
    target_lang: call.target,
    ...(formality !== 'default' && { formality }),
    ...(only !== undefined && more.length === 0 && { glossary_id: only }),
    ...(more.length > 0 && { glossary_ids: glossaries.join(',') }),
    ...(call.styleRule !== null && { style_id: call.styleRule }),
    ...(memory !== null && {
      translation_memory_id: memory.id,
      translation_memory_threshold: String(memory.threshold),
    }),
    ...(call.watermark && { enable_watermark: 'true' }),
    ...(call.outputFormat !== null && { output_format: call.outputFormat }),
  };
}

/** As browsers write names into forms (HTML standard, multipart/form-data encoding). */
function escaped(name: string): string {
  return name.toWellFormed().replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
