import type { Piece, PieceReader } from './piece.ts';

/** Element ids (RFC 9559). */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;

interface Element {
  readonly id: number;
  /** Where its content begins and ends; null while its size is unknown. */
  readonly body: number;
  readonly end: number | null;
}

/** The clusters of a Matroska or WebM stream; all before the first one is its header. */
export function matroskaClusters(): PieceReader {
  let rest: Buffer = Buffer.alloc(0);
  /** Bytes of the header that are complete. */
  let header = 0;
  let hasHeader = false;

  const next = (): Piece | null => {
    const element = readElement(rest, header);
    if (element === null) return null;
    const { id, body, end } = element;
    if (!hasHeader && id !== CLUSTER) {
      // Clusters stand inside of the segment.
      const after = id === SEGMENT ? body : end;
      if (after === null) throw new Error('an element of unknown size');
      if (after > rest.length) return null;
      header = after;
      return next();
    }
    if (!hasHeader) {
      hasHeader = true;
      const bytes = rest.subarray(0, header);
      rest = rest.subarray(header);
      header = 0;
      return { bytes, isHeader: true, frames: 0 };
    }
    if (end === null) throw new Error('a cluster of unknown size');
    if (end > rest.length) return null;
    const bytes = rest.subarray(0, end);
    rest = rest.subarray(end);
    return { bytes, isHeader: false, frames: id === CLUSTER ? blocksIn(bytes.subarray(body)) : 0 };
  };

  return {
    push(bytes) {
      rest = Buffer.concat([rest, bytes]);
      const pieces: Piece[] = [];
      for (let piece = next(); piece !== null; piece = next()) pieces.push(piece);
      return pieces;
    },
    end: () => [],
  };
}

function blocksIn(cluster: Buffer): number {
  let blocks = 0;
  for (let at = 0; at < cluster.length;) {
    const element = readElement(cluster, at);
    if (element === null || element.end === null) break;
    if (element.id === SIMPLE_BLOCK || element.id === BLOCK_GROUP) blocks += 1;
    at = element.end;
  }
  return blocks;
}

/** The head of an element; null while it is not all there. */
function readElement(bytes: Buffer, at: number): Element | null {
  const idLength = lengthOf(bytes, at);
  if (idLength === null || at + idLength > bytes.length) return null;
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(bytes, sizeAt);
  if (sizeLength === null || sizeAt + sizeLength > bytes.length) return null;
  const body = sizeAt + sizeLength;
  const id = bytes.readUIntBE(at, idLength);
  // Without the mark of its length, which would not fit into a number with all the rest.
  const digits = bytes.subarray(sizeAt, body);
  const first = (digits[0] ?? 0) & (0xff >> sizeLength);
  const size = digits.subarray(1).reduce((value, byte) => value * 256 + byte, first);
  const isUnknown = size >= 2 ** (7 * sizeLength) - 1;
  return { id, body, end: isUnknown ? null : body + size };
}

/** Bytes of a number, told by the zeros that it begins with (RFC 8794, 4). */
function lengthOf(bytes: Buffer, at: number): number | null {
  const first = bytes[at];
  return first === undefined || first === 0 ? null : Math.clz32(first) - 23;
}
