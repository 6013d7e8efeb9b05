import { DocumentRefusal } from '../document-filter.ts';
import { decodeBytes } from '../inline/decode-bytes.ts';
import type { DecodedText } from '../inline/decode-bytes.ts';
import { guessEncoding, isBrokenUtf8 } from './guess-encoding.ts';

/** Text of a file without markup, and the way back. */
export interface TextFile {
  /** Without the byte order mark. */
  readonly text: string;
  /** Lower case, as the WHATWG names it. */
  readonly encoding: string;
  /** Bytes in the file's own encoding, or in UTF-8 where that lacks a letter. */
  readonly write: (text: string) => WrittenText;
}

export interface WrittenText {
  readonly bytes: Uint8Array;
  readonly isReencoded: boolean;
}

/**
 * Reads bytes as text: by byte order mark, as UTF-8, as UTF-16 of mostly Latin letters, or in the
 * one-byte or East Asian encoding that fits. Writing the same text gives the same bytes.
 *
 * Throws `DocumentRefusal` with `encoding`: UTF-32, broken UTF-8 or UTF-16, bytes that are no text.
 * @param language BCP 47 of the text, which tells old encodings apart; null when it is not known
 */
export function readTextFile(bytes: Uint8Array, language: string | null): TextFile {
  const label = unicodeOf(bytes);
  if (label !== null) return textFile(decode(bytes, label));
  if (isBrokenUtf8(bytes)) throw new DocumentRefusal('encoding', 'broken UTF-8');
  const encoding = guessEncoding(bytes, language);
  const decoded = decode(bytes, encoding);
  if (/[\u0080-\u009f]/.test(decoded.text)) {
    throw new DocumentRefusal('encoding', `control characters in ${encoding}`);
  }
  return textFile(decoded);
}

/** As `readTextFile`, for formats that are Unicode by their rules. */
export function readUnicodeFile(bytes: Uint8Array): TextFile {
  const label = unicodeOf(bytes);
  if (label === null) throw new DocumentRefusal('encoding', 'the bytes are no Unicode');
  return textFile(decode(bytes, label));
}

/** Unwinds an encoder at the first letter that it lacks. */
class Lacking extends Error {}

const lacking = (): never => {
  throw new Lacking();
};

/** Some encodings have letters of more than two bytes, which nothing here writes. */
function decode(bytes: Uint8Array, label: string): DecodedText {
  try {
    return decodeBytes(bytes, label, lacking);
  } catch (error) {
    if (!(error instanceof Lacking)) throw error;
    throw new DocumentRefusal('encoding', `rare letters of ${label}`);
  }
}

function textFile({ text, encoding, encode }: DecodedText): TextFile {
  return {
    text,
    encoding,
    write: (written) => {
      try {
        return { bytes: encode(written), isReencoded: false };
      } catch (error) {
        if (!(error instanceof Lacking)) throw error;
        return { bytes: new TextEncoder().encode(written), isReencoded: true };
      }
    },
  };
}

/** The Unicode encoding of bytes; null where they are in another. */
function unicodeOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = bareUtf16(bytes);
  if (wide !== null) return wide;
  if (bytes.includes(0)) throw new DocumentRefusal('encoding', 'zero bytes are no text');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

/** Latin letters, digits and spaces of UTF-16 have an empty byte each, always on the same side. */
function bareUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null;
  const head = bytes.subarray(0, 4096);
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of head.entries()) {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  if (zeros.even === 0 && zeros.odd > head.length / 8) return 'utf-16le';
  if (zeros.odd === 0 && zeros.even > head.length / 8) return 'utf-16be';
  return null;
}
