import { createInflate } from 'node:zlib';
import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import { MOST_PIXELS } from '../image/picture.ts';

/** Below so many bytes a ratio says nothing: tables of rules and forms repeat themselves a lot. */
const SMALL = 8 * 1024 * 1024;
/** A dictionary is looked for in so many bytes in front of its stream. */
const DICTIONARY_BYTES = 64 * 1024;
/** All pictures together; reading that much takes some ten seconds. */
const MOST_OF_PICTURES = 8 * 1024 * 1024 * 1024;
/** Bytes of a pixel at most: four colours of sixteen bits. */
const PIXEL_BYTES = 8;
/** What an encoder may add to the pixels: a byte for each row, and its own head. */
const BESIDE_PIXELS = 1024 * 1024;

/**
 * Inflates every compressed stream of a file once, keeping nothing, before a library that knows no
 * limits reads it. It goes by the bytes: all that looks like a stream counts. Pictures may make what
 * their width and height ask for, however well that compresses, and are counted by themselves.
 *
 * Rejects with `DocumentRefusal`, `too-large-inside`.
 */
export async function checkStreams(bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const left = { others: LIMITS.inflatedBytes, pictures: MOST_OF_PICTURES };
  let from = 0;
  for (;;) {
    const keyword = file.indexOf('stream', from, 'latin1');
    if (keyword < 0) return;
    from = keyword + 6;
    if (file.toString('latin1', keyword - 3, keyword) === 'end') continue;
    const start = lineBreakEnd(file, from);
    if (start === null) continue;
    const head = file.subarray(Math.max(0, keyword - DICTIONARY_BYTES), keyword);
    const dictionary = head.toString('latin1', head.lastIndexOf(' obj') + 1);
    const asked = pictureBytes(dictionary);
    const kind = asked === null ? 'others' : 'pictures';
    const most = asked ?? left.others;
    const ratio = asked === null ? LIMITS.ratio : Infinity;
    left[kind] -= await inflatedSize(file, start, dictionary, { most, ratio });
    if (left[kind] < 0) throw tooLarge();
    signal.throwIfAborted();
  }
}

/**
 * Bytes that a picture asks for by its width and height, the most of any picture where these stand
 * elsewhere in the file; null for any other stream.
 */
function pictureBytes(dictionary: string): number | null {
  if (!/\/Subtype\s*\/Image\b/.test(dictionary) || /\/(?:Form|ObjStm|XRef)\b/.test(dictionary)) {
    return null;
  }
  const [width = Infinity, height = Infinity] = ['Width', 'Height'].map((side) =>
    Number(new RegExp(`/${side}\\s+(\\d+)(?!\\d*\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? Infinity),
  );
  return (
    Math.min(Math.max(1, width) * Math.max(1, height), MOST_PIXELS) * PIXEL_BYTES + BESIDE_PIXELS
  );
}

/** What a stream may make: bytes, and times what it takes itself. */
interface Allowed {
  readonly most: number;
  readonly ratio: number;
}

const tooLarge = () =>
  new DocumentRefusal('too-large-inside', 'a stream inflates beyond the limit');

function lineBreakEnd(file: Buffer, at: number): number | null {
  if (file[at] === 10) return at + 1;
  if (file[at] === 13) return file[at + 1] === 10 ? at + 2 : at + 1;
  return null;
}

/** Bytes that a stream makes; 0 where it is not compressed. */
async function inflatedSize(
  file: Buffer,
  start: number,
  dictionary: string,
  allowed: Allowed,
): Promise<number> {
  const expanding =
    dictionary.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? [];
  // Nobody compresses twice, but for those who hide what comes out.
  if (new Set(expanding).size > 1 || /\[\s*\/(\w+)\s*\/\1\b/.test(dictionary)) throw tooLarge();
  const end = file.indexOf('endstream', start, 'latin1');
  const length = (end < 0 ? file.length : end) - start;
  if (looksDeflated(file, start)) return flateSize(file, start, allowed);
  if (expanding.some((name) => name.startsWith('/LZW'))) {
    const size = lzwLength(file.subarray(start, start + length), allowed.most);
    requireAllowed(size, length, allowed);
    return size;
  }
  return 0;
}

/** The two bytes that begin every zlib stream (RFC 1950, 2.2). */
function looksDeflated(file: Buffer, at: number): boolean {
  const [first = 0, second = 0] = file.subarray(at, at + 2);
  return (first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0;
}

function requireAllowed(made: number, read: number, { most, ratio }: Allowed): void {
  if (made > most || (made > SMALL && made > read * ratio)) throw tooLarge();
}

/** Feeds the data in pieces: it ends by itself, and what comes behind it is not read. */
function flateSize(file: Buffer, start: number, allowed: Allowed): Promise<number> {
  return new Promise((resolve, reject) => {
    const inflate = createInflate();
    let made = 0;
    let at = start;
    let settled = false;
    const finish = (error: Error | null) => {
      if (settled) return;
      settled = true;
      inflate.destroy();
      if (error) reject(error);
      else resolve(made);
    };
    inflate.on('data', (piece: Buffer) => {
      made += piece.length;
      try {
        requireAllowed(made, inflate.bytesWritten, allowed);
      } catch {
        finish(tooLarge());
      }
    });
    inflate.on('end', () => finish(null));
    // Damaged streams are the reader's affair; what they made so far counts.
    inflate.on('error', () => finish(null));
    const feed = () => {
      if (settled) return;
      if (at >= file.length) {
        inflate.end();
        return;
      }
      const piece = file.subarray(at, at + 65_536);
      at += piece.length;
      inflate.write(piece, feed);
    };
    feed();
  });
}

/**
 * Bytes that LZW data makes, without making them; reading stops beyond `limit`. Codes have 9 to 12
 * bits, 256 clears the table, 257 ends the data (ISO 32000-1, 7.4.4).
 */
function lzwLength(data: Uint8Array, limit: number): number {
  const lengths = new Uint32Array(4096);
  lengths.fill(1, 0, 256);
  let next = 258;
  let width = 9;
  let previous = -1;
  let total = 0;
  let bits = 0;
  let held = 0;
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xff_ffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }
    const before = previous < 0 ? 0 : (lengths[previous] ?? 0);
    if (previous >= 0 && next < 4096) {
      lengths[next] = before + 1;
      next += 1;
    }
    total += lengths[code] ?? 0;
    if (total > limit) break;
    previous = code;
    if (next + 1 >= 1 << width && width < 12) width += 1;
  }
  return total;
}
