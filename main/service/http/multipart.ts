/** What a multipart body holds, in order: of each part its head, its bytes and its end. */
export type MultipartPiece =
  | { readonly kind: 'head'; readonly name: string; readonly fileName: string | null }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'end' };

/** The body is not what RFC 7578 describes. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}

const MAX_HEAD_BYTES = 16 * 1024;
const LINE = '\r\n';

/** The boundary that a content type names; null where it is no multipart form. */
export function boundaryOf(contentType: string): string | null {
  const [type = '', ...parameters] = contentType.split(';');
  if (type.trim().toLowerCase() !== 'multipart/form-data') return null;
  for (const parameter of parameters) {
    const [, quoted, plain] =
      /^\s*boundary=(?:"([^"]{1,70})"|([^\s"]{1,70}))\s*$/i.exec(parameter) ?? [];
    const boundary = quoted ?? plain;
    if (boundary !== undefined) return boundary;
  }
  return null;
}

/**
 * Reads a form while it comes; bytes are handed on as soon as they surely belong to a part, so that
 * no more than a chunk is held. Throws `MultipartError` where the body is malformed or ends early.
 */
export async function* readMultipart(
  chunks: AsyncIterable<Buffer>,
  boundary: string,
): AsyncGenerator<MultipartPiece> {
  const delimiter = Buffer.from(`${LINE}--${boundary}`, 'latin1');
  // The first delimiter has no line before it.
  let rest: Buffer = Buffer.from(LINE);
  let state: 'preamble' | 'bytes' | 'delimiter' | 'head' | 'epilogue' = 'preamble';

  for await (const chunk of chunks) {
    if (state === 'epilogue') continue;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let stuck = false; !stuck;) {
      if (state === 'preamble' || state === 'bytes') {
        const at = rest.indexOf(delimiter);
        // A delimiter may begin at the end of this chunk.
        const sure = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at;
        if (state === 'bytes' && sure > 0) yield { kind: 'bytes', bytes: rest.subarray(0, sure) };
        if (at < 0) {
          rest = rest.subarray(sure);
          stuck = true;
          continue;
        }
        if (state === 'bytes') yield { kind: 'end' };
        rest = rest.subarray(at + delimiter.length);
        state = 'delimiter';
      } else if (state === 'delimiter') {
        if (rest.length < 2) {
          stuck = true;
        } else if (rest.toString('latin1', 0, 2) === '--') {
          state = 'epilogue';
          stuck = true;
        } else {
          const end = rest.indexOf(LINE);
          stuck = end < 0;
          if (rest.toString('latin1', 0, stuck ? rest.length : end).trim() !== '') {
            throw new MultipartError('there is more than a boundary in its line');
          }
          // Its line break stays, as the one before the first header.
          if (!stuck) {
            rest = rest.subarray(end);
            state = 'head';
          }
        }
      } else {
        const end = rest.indexOf(LINE + LINE);
        if ((end < 0 ? rest.length : end) > MAX_HEAD_BYTES) {
          throw new MultipartError('the headers of a part are too long');
        }
        if (end < 0) {
          stuck = true;
        } else {
          yield { kind: 'head', ...readHead(rest.subarray(0, end)) };
          rest = rest.subarray(end + 2 * LINE.length);
          state = 'bytes';
        }
      }
    }
  }
  if (state !== 'epilogue') throw new MultipartError('the body ends before its last boundary');
}

/**
 * A value in quotes, its last backslash before the quote or escaping none, or without quotes. Each
 * character fits one way only: a head of backslashes would take years otherwise.
 */
const PARAMETER =
  /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|"([^"]*)"|([^;\s]*))/g;

function readHead(head: Buffer): { readonly name: string; readonly fileName: string | null } {
  const lines = headText(head).split(LINE);
  const line = lines.find((candidate) => /^content-disposition\s*:/i.test(candidate)) ?? '';
  const parameters = new Map<string, string>();
  for (const match of line.matchAll(PARAMETER)) {
    const [, key = '', escaped, simple, plain] = match;
    const quoted = escaped ?? simple;
    parameters.set(key.toLowerCase(), quoted === undefined ? (plain ?? '') : unquote(quoted));
  }
  const name = parameters.get('name');
  if (!/:\s*form-data\s*(;|$)/i.test(line) || name === undefined) {
    throw new MultipartError('a part has no name');
  }
  return {
    name,
    fileName: extended(parameters.get('filename*')) ?? encodedWords(parameters.get('filename')),
  };
}

/** Programs write a quote as `\"`, browsers as `%22`; a backslash before anything else is one. */
const unquote = (text: string): string =>
  text.replace(/\\(["\\])/g, '$1').replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));

/** RFC 5987: `UTF-8''na%C3%AFve.txt`, or in the same way in ISO-8859-1. */
function extended(value: string | undefined): string | null {
  const [, charset, encoded] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value ?? '') ?? [];
  if (charset === undefined || encoded === undefined) return null;
  if (charset.toLowerCase() !== 'utf-8') return unescapeBytes(encoded, /%([\da-f]{2})/gi);
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new MultipartError('a file name cannot be read');
  }
}

/** RFC 2047, as libraries made for mail write names: `=?utf-8?B?bmHDr3ZlLnR4dA==?=`. */
function encodedWords(name: string | undefined): string | null {
  if (name === undefined) return null;
  return name
    .replace(/\?=\s+(?==\?)/g, '?=')
    .replace(ENCODED_WORD, (word, charset: string, way: string, text: string) => {
      const bytes =
        way.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(unescapeBytes(text.replaceAll('_', ' '), /=([\da-f]{2})/gi), 'latin1');
      try {
        return new TextDecoder(charset, { fatal: true }).decode(bytes);
      } catch {
        // Then it only looks like one.
        return word;
      }
    });
}

const ENCODED_WORD = /=\?([\w-]{1,40})\?([BQ])\?([^?]*)\?=/gi;

/** A character for each byte. */
const unescapeBytes = (text: string, digits: RegExp): string =>
  text.replace(digits, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Headers that are no UTF-8 come of programs older than it. */
function headText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
