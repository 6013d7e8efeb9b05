/** Turns the bytes of a file into text, piece by piece. */
export interface FileDecoder {
  readonly encoding: string;
  decode(bytes: Uint8Array): string;
  end(): string;
}

/** Bytes from which the encoding is told. */
export const HEAD_BYTES = 1024;

/**
 * The encoding of a file by its byte order mark, else by its first bytes (`<` in two bytes is UTF-16, in four UTF-32),
 * else by what its XML declaration says, else UTF-8. Bytes that make no character become U+FFFD.
 * @param head the first bytes of the file, `HEAD_BYTES` where it has so many
 */
export function createDecoder(head: Uint8Array): FileDecoder {
  const encoding = encodingOf(head);
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return createWideDecoder(encoding);
  const decoder = new TextDecoder(encoding);
  return {
    encoding,
    decode: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

function encodingOf(head: Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0] = head;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0 && head.length >= 4) return 'utf-32le';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  if (a !== 0 && b === 0 && c === 0 && d === 0 && head.length >= 4) return 'utf-32le';
  if (a === 0 && b === 0 && c === 0 && d !== 0) return 'utf-32be';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (b === 0 && a !== 0) return 'utf-16le';
  if (a === 0 && b !== 0) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    Buffer.from(head).toString('latin1'),
  )?.[1];
  if (declared === undefined) return 'utf-8';
  // It is read byte by byte, so it can be neither UTF-16 nor UTF-32, whatever it says.
  if (/^utf-?(?:16|32)|^ucs-?[24]|^iso-10646/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}

/** Four bytes for each character; `TextDecoder` does not know them. */
function createWideDecoder(encoding: 'utf-32le' | 'utf-32be'): FileDecoder {
  const isLittle = encoding === 'utf-32le';
  let left = new Uint8Array(0);
  let isBegin = true;
  return {
    encoding,
    decode(piece) {
      const bytes = new Uint8Array(left.length + piece.length);
      bytes.set(left);
      bytes.set(piece, left.length);
      const view = new DataView(bytes.buffer);
      const whole = bytes.length - (bytes.length % 4);
      let text = '';
      for (let at = 0; at < whole; at += 4) {
        const code = view.getUint32(at, isLittle);
        if (code === BYTE_ORDER_MARK && isBegin) {
          isBegin = false;
          continue;
        }
        isBegin = false;
        const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
        text += isCharacter ? String.fromCodePoint(code) : '\uFFFD';
      }
      left = bytes.slice(whole);
      return text;
    },
    end: () => (left.length > 0 ? '\uFFFD' : ''),
  };
}

const BYTE_ORDER_MARK = 0xfeff;
