/** A piece of a text that is translated in one request: UTF-16 range in the whole. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** How a text is cut; all sizes in UTF-16 units unless said otherwise. */
export interface ChunkLimits {
  /** A text up to this size stays whole. */
  readonly whole: number;
  /** Size of the first chunk, small so that something is read soon; each next one may be twice it. */
  readonly first: number;
  readonly largest: number;
  /** Bytes that the text may take in a request as JSON. */
  readonly bytes: number;
}

export const CHUNK_LIMITS: Omit<ChunkLimits, 'bytes'> = {
  whole: 5000,
  first: 2000,
  largest: 8000,
};

/** Which breaks separate sentences: with `nonewlines` a line break is white space like any other. */
export type Breaks = 'lines' | 'nonewlines';

/**
 * Cuts a text at its best borders: between paragraphs, else lines, else sentences, else words,
 * else characters as a reader sees them. The chunks follow each other without gap or overlap, so
 * joined they are the text again; white space stays at the end of a chunk.
 * @param sentences starts of the sentences of a piece, in order
 */
export function cutIntoChunks(
  text: string,
  limits: ChunkLimits,
  breaks: Breaks,
  sentences: (piece: string) => readonly number[],
): Chunk[] {
  if (text.length <= limits.whole && jsonBytes(text) <= limits.bytes) {
    return [{ start: 0, end: text.length }];
  }
  const chunks: Chunk[] = [];
  let size = limits.first;
  for (let start = 0; start < text.length;) {
    const room = largestWithin(text.slice(start, start + size), limits.bytes);
    const isLast = start + room >= text.length;
    const end = isLast ? text.length : start + bestBorder(text, start, room, breaks, sentences);
    chunks.push({ start, end });
    start = end;
    size = Math.min(size * 2, limits.largest);
  }
  return chunks;
}

/** Bytes of a text inside a JSON body, without its quotes. */
export function jsonBytes(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length - 2;
}

/** A border nearer to the start than this share makes chunks needlessly small. */
const LEAST_SHARE = 1 / 3;
const PARAGRAPH = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)\s*/g;
const LINE = /(?:\r\n|\r|\n)\s*/g;
const WORD = /\s+/g;

function bestBorder(
  text: string,
  start: number,
  room: number,
  breaks: Breaks,
  sentences: (piece: string) => readonly number[],
): number {
  const piece = text.slice(start, start + room);
  const least = Math.ceil(room * LEAST_SHARE);
  const isGood = (border: number) => border >= least && border > 0;
  const lineBorders = () => endsOf(piece, LINE);
  const sentenceBorders = () => sentences(piece);
  const kinds = [
    () => endsOf(piece, PARAGRAPH),
    ...(breaks === 'lines' ? [lineBorders, sentenceBorders] : [sentenceBorders, lineBorders]),
    () => endsOf(piece, WORD),
  ];
  for (const bordersOf of kinds) {
    const border = bordersOf().findLast(isGood);
    if (border !== undefined) return border;
  }
  return characterBorder(text, start, room);
}

function endsOf(piece: string, pattern: RegExp): number[] {
  return [...piece.matchAll(pattern)].map((match) => match.index + match[0].length);
}

/** How far a grapheme cluster is looked for; longer ones (stacked marks) are cut. */
const LONGEST_CHARACTER = 64;

/** The last border between graphemes at or before `room`. */
function characterBorder(text: string, start: number, room: number): number {
  const from = Math.max(start, start + room - LONGEST_CHARACTER);
  const around = text.slice(from, start + room + LONGEST_CHARACTER);
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(around);
  const at = graphemes.containing(start + room - from)?.index ?? 0;
  const border = from + at - start;
  return border > 0 ? border : room;
}

/** The size of the longest beginning that takes at most so many bytes, at least one character. */
function largestWithin(piece: string, bytes: number): number {
  let size = piece.length;
  while (size > 2 && jsonBytes(piece.slice(0, size)) > bytes) {
    const share = bytes / jsonBytes(piece.slice(0, size));
    size = Math.max(2, Math.min(size - 1, Math.floor(size * share)));
  }
  return size;
}
