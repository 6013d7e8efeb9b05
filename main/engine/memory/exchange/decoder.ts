import { isAscii, isUtf8 } from 'node:buffer';
import { guessEncoding, isBrokenUtf8 } from '../../formats/plain/guess-encoding.ts';
import { languageOf } from './language-names.ts';

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
 * else by what its XML declaration says, else UTF-8. What has no mark and is no UTF-8 is in the old encoding that fits
 * its languages, as spreadsheets still write tables. Bytes that make no character become U+FFFD.
 * @param head the first bytes of the file, `HEAD_BYTES` where it has so many
 * @param languages of the file, as far as they are known
 */
export function createDecoder(head: Uint8Array, languages: readonly string[]): FileDecoder {
  const encoding = encodingOf(head);
  if (encoding === 'utf-8' && head[0] !== 0xef) return createGuessingDecoder(languages);
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return createWideDecoder(encoding);
  const decoder = new TextDecoder(encoding);
  return {
    encoding,
    decode: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

/** Up to the first byte that is not ASCII all encodings are the same: only then one is chosen. */
function createGuessingDecoder(given: readonly string[]): FileDecoder {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let named: readonly string[] | null = null;
  return {
    get encoding() {
      return decoder?.encoding ?? 'utf-8';
    },
    decode(bytes) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      named ??= languagesIn(text.toString('latin1', 0, LOOKED_AT));
      if (decoder === null && isAscii(bytes)) return text.toString('latin1');
      decoder ??= new TextDecoder(guessed(text, [...given, ...named]));
      return decoder.decode(bytes, { stream: true });
    },
    end: () => decoder?.decode() ?? '',
  };
}

/** Bytes in which languages of a file are looked for. */
const LOOKED_AT = 64 * 1024;

/** Languages that a file names in its attributes, or in the heading of its table. */
function languagesIn(beginning: string): string[] {
  const attributes = beginning.matchAll(/lang(?:uage)?\s*=\s*["']([\w-]+)["']/gi);
  const heading = /^[^\r\n<]*/.exec(beginning)?.[0].split(/[\t,;]/) ?? [];
  const codes = new Set([...[...attributes].map(([, code = '']) => code), ...heading]);
  return [...codes].flatMap((code) => languageOf(code) ?? []);
}

/** The encoding of a piece of a file, as its languages were written before Unicode. */
function guessed(piece: Buffer, languages: readonly string[]): string {
  // A character may be cut in half where the piece ends.
  const whole = piece.subarray(0, piece.lastIndexOf(LINE_FEED) + 1);
  const lines = isAscii(whole) ? piece : whole;
  if (isUtf8(lines) || isBrokenUtf8(lines)) return 'utf-8';
  const byLetters = guessEncoding(lines, null);
  const byLanguages = languages
    .map((language) => guessEncoding(lines, language))
    .filter((encoding) => encoding !== 'windows-1252');
  return byLanguages.includes(byLetters) ? byLetters : (byLanguages[0] ?? byLetters);
}

const LINE_FEED = 10;

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
