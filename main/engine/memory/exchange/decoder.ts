/** Turns the bytes of a file into text, piece by piece. */
export interface FileDecoder {
  readonly encoding: string;
  decode(bytes: Uint8Array): string;
  end(): string;
}

/** Bytes from which the encoding is told. */
export const HEAD_BYTES = 1024;

/**
 * The encoding of a file by its byte order mark, else by its first bytes (`<` in two bytes is UTF-16),
 * else by what its XML declaration says, else UTF-8. Bytes that make no character become U+FFFD.
 * @param head the first bytes of the file, `HEAD_BYTES` where it has so many
 */
export function createDecoder(head: Uint8Array): FileDecoder {
  const encoding = encodingOf(head);
  const decoder = new TextDecoder(encoding);
  return {
    encoding,
    decode: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

function encodingOf(head: Uint8Array): string {
  const [a = 0, b = 0, c = 0] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (b === 0 && a !== 0) return 'utf-16le';
  if (a === 0 && b !== 0) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    Buffer.from(head).toString('latin1'),
  )?.[1];
  if (declared === undefined) return 'utf-8';
  // It is read byte by byte, so it cannot be UTF-16, whatever it says.
  if (/^utf-?16|^ucs-?2|^iso-10646/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}
