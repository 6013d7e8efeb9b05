import type { SegmentOrigin } from '../../../preload/contract/text.ts';

/** A piece of a result: a segment, or what stands between two (`segment` null). */
export interface Piece {
  /** Index among the segments of the whole result. */
  readonly segment: number | null;
  readonly text: string;
}

/** Neighbouring paragraphs of a result. */
export interface ResultBlock {
  /** Offset of the block in the result; tells blocks apart. */
  readonly start: number;
  readonly pieces: readonly Piece[];
}

/** A block ends with the paragraph that reaches this many UTF-16 units. */
const LARGE_BLOCK = 6_000;

/**
 * Cuts a result into blocks of whole paragraphs, so that one that grows or is out of sight costs little.
 * The pieces put together are the text again, every white space included.
 * @param segments in the order of their target ranges; a range that overlaps or runs out is dropped
 */
export function resultBlocks(text: string, segments: readonly SegmentOrigin[]): ResultBlock[] {
  const blocks: ResultBlock[] = [];
  let start = 0;
  let at = 0;
  let pieces: Piece[] = [];
  const add = (segment: number | null, end: number) => {
    if (end === at) return;
    pieces.push({ segment, text: text.slice(at, end) });
    at = end;
  };
  const close = () => {
    if (pieces.length > 0) blocks.push({ start, pieces });
    start = at;
    pieces = [];
  };
  const addSpace = (end: number) => {
    while (at < end) {
      const lineEnd = text.indexOf('\n', Math.max(at, start + LARGE_BLOCK));
      if (lineEnd === -1 || lineEnd >= end) break;
      add(null, lineEnd + 1);
      close();
    }
    add(null, end);
  };
  for (const [index, { target }] of segments.entries()) {
    const [from, to] = target;
    if (from < at || to <= from || to > text.length) continue;
    addSpace(from);
    add(index, to);
  }
  addSpace(text.length);
  close();
  return blocks;
}

/** Where the words of a text are that its fuzzy matches do not have, as UTF-16 ranges of the text. */
export function differingWords(
  text: string,
  segments: readonly SegmentOrigin[],
): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const { source, changes = [] } of segments) {
    let [at] = source;
    for (const { source: words } of changes) {
      for (const word of words.split(' ').filter((one) => one !== '')) {
        const place = text.indexOf(word, at);
        if (place === -1 || place + word.length > source[1]) continue;
        at = place + word.length;
        found.push([place, at]);
      }
    }
  }
  return found;
}

/** The segment that holds an offset of the source text; null between segments. */
export function segmentAtSource(segments: readonly SegmentOrigin[], offset: number): number | null {
  const index = segments.findIndex(
    ({ source: [start, end] }) => start <= offset && offset < Math.max(end, start + 1),
  );
  return index === -1 ? null : index;
}
