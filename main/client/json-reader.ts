import { isUtf8 } from 'node:buffer';

/** What an answer may cost; beyond it nothing is read any further. */
export interface JsonBounds {
  readonly maxBytes: number;
  /** Field names, texts and numbers count once, objects and arrays four times: they take more room. */
  readonly maxValues: number;
}

/** An answer that is longer, fuller or deeper than any that was asked for. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * Reads JSON while it arrives, so that a long answer costs a little time for each piece of it, and
 * one beyond its bounds nothing more. What it takes and refuses is what `JSON.parse` does, but for
 * nesting, and for bytes that are no UTF-8, which it refuses.
 */
export interface JsonReader {
  /** @throws SyntaxError or AnswerTooLong */
  push(piece: Uint8Array): void;
  /** @throws SyntaxError where the end is missing */
  end(): unknown;
}

/** The deepest answer that is documented has six levels. */
const MAX_DEPTH = 64;
const CONTAINER = 4;
/** Different names of fields; an answer has some dozens, with languages and rules some hundreds. */
const MAX_NAMES = 2_000;
/** Characters of a number; longer ones have no meaning. */
const MAX_SCALAR = 1024;
/** Bytes of the longest escape, `\u0000`. */
const ESCAPE = 6;

/** Bytes of a text that is looked for among the earlier ones, and how many of those are kept. */
const MAX_REPEATED = 40;
const SLOTS = 2048;
/** Digits that a number holds without loss. */
const MAX_DIGITS = 15;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const ZERO = 0x30;
const BACKSLASH = 0x5c;
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** What may stand next. */
type Place = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'after' | 'end';
type Json = unknown[] | Record<string, unknown>;

export function createJsonReader({ maxBytes, maxValues }: JsonBounds): JsonReader {
  const open: { readonly into: Json; key: string }[] = [];
  let place: Place = 'value';
  let result: unknown;
  let bytes = 0;
  let values = 0;
  /** A token that the last piece did not end. */
  let token: 'none' | 'text' | 'scalar' = 'none';
  let scalar = '';
  let text = '';
  const texts: string[] = [];
  /** Bytes of a text that mean nothing yet: half a character, half an escape. */
  let carry: Uint8Array | null = null;

  const names = new Set<string>();

  const count = (weight: number) => {
    values += weight;
    if (values > maxValues) throw new AnswerTooLong();
  };
  const put = (value: unknown) => {
    const top = open.at(-1);
    if (top === undefined) {
      result = value;
      place = 'end';
      return;
    }
    place = 'after';
    if (Array.isArray(top.into)) top.into.push(value);
    else if (top.key === '__proto__') {
      // An own field, as `JSON.parse` makes it.
      const field = { value, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(top.into, top.key, field);
    } else top.into[top.key] = value;
  };
  const enter = (into: Json) => {
    if (open.length >= MAX_DEPTH) throw new AnswerTooLong();
    open.push({ into, key: '' });
    place = Array.isArray(into) ? 'first-item' : 'first-key';
  };
  const leave = (isArray: boolean) => {
    const top = open.pop();
    if (top === undefined || Array.isArray(top.into) !== isArray) throw unexpected();
    put(top.into);
  };
  const putText = (read: string) => {
    if (place === 'first-key' || place === 'key') {
      const top = open.at(-1);
      if (top !== undefined) top.key = read;
      names.add(read);
      if (names.size > MAX_NAMES) throw new AnswerTooLong();
      place = 'colon';
    } else put(read);
  };

  /** Reads on inside a text. @returns where the text ended, or the end of the piece */
  const readText = (piece: Buffer, from: number): number => {
    let at = from;
    let isEscaped = false;
    let lastEscape = -ESCAPE;
    let hash = 0;
    for (; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (byte === QUOTE) {
        const isShort = !isEscaped && at - from <= MAX_REPEATED;
        text += isShort
          ? repeated(piece, from, at, hash)
          : decoded(piece.subarray(from, at), isEscaped);
        token = 'none';
        putText(text);
        text = '';
        return at + 1;
      }
      if (byte === BACKSLASH) {
        isEscaped = true;
        lastEscape = at;
        at += 1;
      } else if (byte < 0x20) throw unexpected();
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    const end = wholeEnd(piece, from, lastEscape);
    text += decoded(piece.subarray(from, end), isEscaped && end > from);
    carry = piece.subarray(end);
    return piece.length;
  };

  /** A short text, which reports repeat in every row: made once only. */
  const repeated = (piece: Buffer, from: number, to: number, hash: number): string => {
    const slot = (hash ^ (hash >>> 11)) & (SLOTS - 1);
    const last = texts[slot];
    if (last?.length === to - from && isSame(last, piece, from)) return last;
    const fresh = decoded(piece.subarray(from, to), false);
    texts[slot] = fresh;
    return fresh;
  };

  const readScalar = (piece: Buffer, from: number): number => {
    let at = from;
    while (at < piece.length && isScalar(piece[at] ?? 0)) at += 1;
    const whole = scalar === '' && at < piece.length ? wholeNumber(piece, from, at) : null;
    if (whole !== null) {
      token = 'none';
      put(whole);
      return at;
    }
    scalar += piece.toString('latin1', from, at);
    if (scalar.length > MAX_SCALAR) throw new AnswerTooLong();
    if (at < piece.length) endScalar();
    return at;
  };
  const endScalar = () => {
    token = 'none';
    put(JSON.parse(scalar));
    scalar = '';
  };

  const begin = (byte: number) => {
    if (byte === OBJECT) enter({});
    else if (byte === ARRAY) enter([]);
    else if (byte === QUOTE) token = 'text';
    else if (isScalar(byte)) token = 'scalar';
    else throw unexpected();
    count(byte === OBJECT || byte === ARRAY ? CONTAINER : 1);
  };
  /** Takes one byte outside of texts and scalars. @returns whether it was used up */
  const take = (byte: number): boolean => {
    switch (place) {
      case 'first-item':
        if (byte === ARRAY_END) {
          leave(true);
          return true;
        }
        begin(byte);
        return token !== 'scalar';
      case 'value':
        begin(byte);
        return token !== 'scalar';
      case 'first-key':
      case 'key':
        if (byte === QUOTE) begin(byte);
        else if (byte === OBJECT_END && place === 'first-key') leave(false);
        else throw unexpected();
        return true;
      case 'colon':
        if (byte !== COLON) throw unexpected();
        place = 'value';
        return true;
      case 'after':
        if (byte === ARRAY_END || byte === OBJECT_END) leave(byte === ARRAY_END);
        else if (byte !== COMMA) throw unexpected();
        else place = Array.isArray(open.at(-1)?.into) ? 'value' : 'key';
        return true;
      case 'end':
        throw unexpected();
    }
  };

  return {
    push(arrived) {
      bytes += arrived.length;
      if (bytes > maxBytes) throw new AnswerTooLong();
      const piece =
        carry === null || carry.length === 0
          ? Buffer.from(arrived.buffer, arrived.byteOffset, arrived.byteLength)
          : Buffer.concat([carry, arrived]);
      carry = null;
      let at = 0;
      while (at < piece.length) {
        if (token === 'text') at = readText(piece, at);
        else if (token === 'scalar') at = readScalar(piece, at);
        else {
          const byte = piece[at] ?? 0;
          if (isSpace(byte) || take(byte)) at += 1;
        }
      }
    },
    end() {
      if (token === 'scalar') endScalar();
      if (place !== 'end') throw unexpected();
      return result;
    },
  };
}

const unexpected = () => new SyntaxError('This is not JSON.');

const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Bytes that numbers, `true`, `false` and `null` are made of; `JSON.parse` judges what they make. */
const isScalar = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  byte === 0x2d ||
  byte === 0x2b ||
  byte === 0x2e ||
  byte === 0x45;

/** Whether a text stands there byte by byte, as only ASCII does. */
function isSame(text: string, piece: Buffer, from: number): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== piece[from + at] || unit >= 0x80) return false;
  }
  return true;
}

/** A number of digits alone; null for every other scalar. */
function wholeNumber(piece: Buffer, from: number, to: number): number | null {
  if (to - from > MAX_DIGITS || (piece[from] === ZERO && to - from > 1)) return null;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (piece[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return null;
    number = number * 10 + digit;
  }
  return number;
}

function decoded(bytes: Buffer, isEscaped: boolean): string {
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') && !isUtf8(bytes)) throw unexpected();
  return isEscaped ? (JSON.parse(`"${text}"`) as string) : text;
}

/** The end of what can be decoded of an open text: before a last character or escape that is half. */
function wholeEnd(piece: Buffer, from: number, lastEscape: number): number {
  if (lastEscape > piece.length - ESCAPE) return Math.max(from, lastEscape);
  for (let back = 1; back <= 4 && piece.length - back >= from; back += 1) {
    const byte = piece[piece.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return piece.length - back;
  }
  return piece.length;
}
