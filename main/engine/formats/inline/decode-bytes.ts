import { DocumentRefusal } from '../document-filter.ts';
import { encoderOf } from './encoder.ts';
import type { Encode, Narrowed } from './encoder.ts';

/** A text out of bytes, and the way back. */
export interface DecodedText {
  /** Without the byte order mark. */
  readonly text: string;
  /** Lower case, as the WHATWG names it. */
  readonly encoding: string;
  /** Writes text in the same encoding and with the same mark. */
  readonly encode: (text: string) => Uint8Array;
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * Reads bytes by their byte order mark, else by the label that the format found in them, else as
 * UTF-8. Refuses bytes that do not survive the way back.
 * @param unknown writes a character that the encoding lacks
 */
export function decodeBytes(
  bytes: Uint8Array,
  label: string | null,
  unknown: (character: string) => string,
): DecodedText {
  const mark = MARKS.find(([, ...signs]) => signs.every((sign, i) => bytes[i] === sign));
  const markLength = mark ? mark.length - 1 : 0;
  if (mark?.[0] === 'utf-16le' && bytes[2] === 0 && bytes[3] === 0 && bytes.length > 3) {
    throw new DocumentRefusal('encoding', 'UTF-32 is not supported.');
  }
  const decoder = decoderOf(mark?.[0] ?? label ?? 'utf-8');
  const { encoding } = decoder;
  let text: string;
  try {
    text = decoder.decode(bytes.subarray(markLength));
  } catch {
    throw new DocumentRefusal('encoding', `The bytes are not ${encoding}.`);
  }
  const withMark = (encodeBody: Encode) => (written: string) => {
    const body = encodeBody(written, unknown);
    const all = new Uint8Array(markLength + body.length);
    all.set(bytes.subarray(0, markLength));
    all.set(body, markLength);
    return all;
  };
  const isSame = (encode: (text: string) => Uint8Array) =>
    encoding === 'utf-8' || Buffer.compare(encode(text), bytes) === 0;
  const encode = [encoderOf(encoding, narrowest(label)), encoderOf(encoding)]
    .map(withMark)
    .find(isSame);
  if (!encode) throw new DocumentRefusal('encoding', `The bytes are not plain ${encoding}.`);
  return { text, encoding, encode };
}

/**
 * Browsers read ISO 8859 and ASCII as the Windows code pages; other readers do not, so that what the
 * code pages add is not written where the file itself has none of it.
 */
function narrowest(label: string | null): Narrowed {
  if (label === null) return 'none';
  if (/^(?:us-)?ascii$/i.test(label)) return 'ascii';
  return /^(?:iso[-_]?8859|latin)/i.test(label) ? 'iso' : 'none';
}

/** Reads XML as its byte order mark or its declaration says. */
export function decodeXml(bytes: Uint8Array): DecodedText {
  const reference = (character: string) => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`;
  return decodeBytes(bytes, declared(bytes), reference);
}

/** The encoding of the declaration; UTF-16 without a mark shows by its zero bytes. */
function declared(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, 400)).toString('latin1');
  const label = /^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(head)?.[1];
  // A declaration that can be read byte by byte is not written in UTF-16, whatever it says.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : (label ?? null);
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true });
  } catch {
    throw new DocumentRefusal('encoding', `The encoding ${label.slice(0, 40)} is not known.`);
  }
}
