import { isUtf8 } from 'node:buffer';
import type { JsonBounds } from './json-reader.ts';
import { AnswerTooLong, createJsonReader } from './json-reader.ts';

/** The body of an answer while it arrives. */
export interface AnswerBody {
  /** @returns whether more is wanted; throws SyntaxError or AnswerTooLong */
  push(piece: Buffer): boolean;
  /** What it holds; null for an empty one. Throws SyntaxError. */
  end(): unknown;
}

/** Bytes that are parsed in one go: whatever they hold, that takes a few milliseconds. */
const AT_ONCE = 64 * 1024;
/** Bytes of an error that are looked at; what services say of one is a sentence. */
const MAX_ERROR_BYTES = 64 * 1024;

/** The JSON of an answer. Only a long one is read piece by piece. */
export function createJsonBody(bounds: JsonBounds): AnswerBody {
  const pieces: Buffer[] = [];
  let size = 0;
  let reader: ReturnType<typeof createJsonReader> | null = null;
  return {
    push(piece) {
      size += piece.length;
      if (size > bounds.maxBytes) throw new AnswerTooLong();
      if (reader !== null) reader.push(piece);
      else {
        pieces.push(piece);
        if (size > AT_ONCE) {
          reader = createJsonReader(bounds);
          for (const kept of pieces.splice(0)) reader.push(kept);
        }
      }
      return true;
    },
    end() {
      if (reader !== null) return reader.end();
      // Some servers begin with a byte order mark.
      if (size === 0) return null;
      const bytes = joined(pieces);
      // Other encodings would become replacement marks in the middle of a translation.
      if (!isUtf8(bytes)) throw new SyntaxError('The answer is no UTF-8.');
      return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) as unknown;
    },
  };
}

/** The text of an error answer, or as much of it as may be of use. */
export function createErrorBody(): AnswerBody & { readonly text: string } {
  const pieces: Buffer[] = [];
  let size = 0;
  return {
    push(piece) {
      pieces.push(piece);
      size += piece.length;
      return size <= MAX_ERROR_BYTES;
    },
    end: () => null,
    get text() {
      return joined(pieces).toString('utf8');
    },
  };
}

/** Whether an answer comes as it is. None is asked for in a packed form, which could be a bomb. */
export function isPlain(encoding: string | string[] | undefined): boolean {
  return encoding === undefined || encoding === 'identity' || encoding === '';
}

function joined(pieces: readonly Buffer[]): Buffer {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
}
