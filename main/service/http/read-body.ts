import type { IncomingMessage } from 'node:http';
import { formFields, jsonFields, noFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { invalidRequest } from './refusals.ts';
import { ServiceError } from './service-error.ts';

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

export interface BodyRules {
  readonly encodings: readonly (keyof typeof MEDIA)[];
  /** Bytes; a longer body is refused with 413. */
  readonly limit: number;
  /** Whether an empty body is one without parameters, whatever its type. */
  readonly isOptional?: true;
}

/** Whether bytes follow the headers, or may. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the body of a request into its parameters.
 * @throws ServiceError 415 for another content type, 413 above the limit, 400 when it cannot be read
 */
export async function readBody(incoming: IncomingMessage, rules: BodyRules): Promise<Fields> {
  // Without a body there is nothing that a type could be wrong for.
  if (!hasBody(incoming) && incoming.headers['content-type'] === undefined) return noFields();
  const encoding = encodingOf(incoming, rules);
  const text = decode(await collect(incoming, rules.limit));
  if (text === '' && rules.isOptional === true) return noFields();
  if (encoding === 'form') {
    requireUtf8Escapes(text);
    return formFields(new URLSearchParams(text));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest('the body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidRequest('the body is not a JSON object');
  }
  return jsonFields(value);
}

function encodingOf(incoming: IncomingMessage, rules: BodyRules): keyof typeof MEDIA {
  const [type = '', ...parameters] = (incoming.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const encoding = rules.encodings.find((name) => MEDIA[name] === type);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const packed = (incoming.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  if (encoding === undefined || !utf8 || packed) throw unsupportedMedia(rules);
  return encoding;
}

function unsupportedMedia(rules: BodyRules): ServiceError {
  const supported = rules.encodings.map((name) => MEDIA[name]).join(' or ');
  return new ServiceError(
    415,
    'invalid_content_type',
    `Called with an unsupported media type. Supported media types: ${supported}. ` +
      'Please set the Content-Type header to a supported type.',
  );
}

async function collect(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new ServiceError(
      413,
      'payload_too_large',
      `Request body exceeds the limit of ${limit} bytes.`,
      // The rest of the body is not worth reading.
      { headers: { Connection: 'close' } },
    );
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    // Cheaper than an iterator, which costs a short body more than its reading.
    const settle = (end: () => void) => {
      incoming.off('data', take).off('end', done).off('error', fail).off('close', gone);
      end();
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) {
        chunks.push(chunk);
        return;
      }
      incoming.pause();
      settle(() => reject(tooLarge()));
    };
    const done = () => settle(() => resolve(Buffer.concat(chunks, bytes)));
    const fail = (error: Error) => settle(() => reject(error));
    const gone = () => fail(new Error('The caller has left before the end of the body.'));
    if (incoming.destroyed) gone();
    else incoming.on('data', take).on('end', done).on('error', fail).on('close', gone);
  });
}

/**
 * `URLSearchParams` would put replacement characters in the place of bytes that are no text. Time
 * grows with the length alone, and a form may have tens of millions of escapes in a row.
 */
function requireUtf8Escapes(form: string): void {
  const bytes = Buffer.from(form);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
    const isEscape = bytes[at] === PERCENT && high >= 0 && low >= 0;
    bytes[length] = isEscape ? high * 16 + low : (bytes[at] ?? 0);
    length += 1;
    if (isEscape) at += 2;
  }
  decode(bytes.subarray(0, length));
}

const PERCENT = 0x25;

/** Value of an ASCII digit of base 16; -1 for anything else. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw invalidRequest('the body is not valid UTF-8');
  }
}
