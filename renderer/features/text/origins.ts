import type { SegmentOrigin } from '../../../preload/contract/text.ts';

/** A piece of a paragraph: a segment, or the space between two (`segment` null). */
export interface Piece {
  /** Index among the segments of the whole result. */
  readonly segment: number | null;
  readonly text: string;
}

/** Neighbouring paragraphs that come from the same places, explained by one line. */
export interface OriginGroup {
  /** Offset of the group in the result; tells groups apart. */
  readonly start: number;
  readonly pieces: readonly Piece[];
  /** Where the segments come from, in order, neighbours that are alike told once. */
  readonly origins: readonly SegmentOrigin[];
}

/** A group ends with the paragraph that reaches this many UTF-16 units. */
const LARGE_GROUP = 6_000;

/**
 * Cuts a result into groups of whole paragraphs. The pieces put together are the text again, every
 * white space included.
 * @param segments in the order of their target ranges; a range that overlaps or runs out is dropped
 */
export function originGroups(text: string, segments: readonly SegmentOrigin[]): OriginGroup[] {
  const groups: { start: number; end: number; pieces: Piece[]; origins: SegmentOrigin[] }[] = [];
  for (const paragraph of paragraphs(text, segments)) {
    const last = groups.at(-1);
    if (last !== undefined && canJoin(last, paragraph)) {
      for (const piece of paragraph.pieces) last.pieces.push(piece);
      last.end = paragraph.end;
      if (last.origins.length === 0) last.origins = paragraph.origins;
    } else {
      groups.push(paragraph);
    }
  }
  return groups.flatMap(splitTrail);
}

/** The line that explains a group stands right under its words: blank lines after them go apart. */
function splitTrail({ start, end, pieces, origins }: Paragraph): OriginGroup[] {
  const last = pieces.findLastIndex((piece) => piece.text.trim() !== '');
  // The line end of the last words stays with them.
  const cut = pieces[last]?.segment === null ? last + 1 : last + 2;
  const trail = pieces.slice(cut);
  if (last === -1 || trail.length === 0) return [{ start, pieces, origins }];
  const length = trail.reduce((sum, piece) => sum + piece.text.length, 0);
  return [
    { start, pieces: pieces.slice(0, cut), origins },
    { start: end - length, pieces: trail, origins: [] },
  ];
}

interface Paragraph {
  start: number;
  end: number;
  pieces: Piece[];
  origins: SegmentOrigin[];
}

function canJoin(group: Paragraph, next: Paragraph): boolean {
  if (group.end - group.start >= LARGE_GROUP) return false;
  if (next.origins.length === 0 || group.origins.length === 0) return true;
  const [only, ...others] = group.origins;
  const [nextOnly, ...nextOthers] = next.origins;
  if (others.length > 0 || nextOthers.length > 0) return false;
  return only !== undefined && nextOnly !== undefined && isAlike(only, nextOnly);
}

/** Paragraphs with their line ends; a segment that spans several keeps them together. */
function* paragraphs(text: string, segments: readonly SegmentOrigin[]): Iterable<Paragraph> {
  let paragraph: Paragraph = { start: 0, end: 0, pieces: [], origins: [] };
  let at = 0;
  /** The next one, looked for once: there may be none in a long text. */
  let lineEnd = text.indexOf('\n');

  function* between(end: number): Iterable<Paragraph> {
    // The words before end their line; lines without any segment go together, for there may be many.
    for (let isOwnLine = at > paragraph.start; at < end; isOwnLine = false) {
      if (lineEnd !== -1 && lineEnd < at) lineEnd = text.indexOf('\n', at);
      const isWhole = lineEnd !== -1 && lineEnd < end;
      const most = Math.min(at + LARGE_GROUP, end) - 1;
      const last = isOwnLine || lineEnd > most ? lineEnd : text.lastIndexOf('\n', most);
      const stop = isWhole ? last + 1 : end;
      paragraph.pieces.push({ segment: null, text: text.slice(at, stop) });
      at = stop;
      if (!isWhole) continue;
      paragraph.end = at;
      yield paragraph;
      paragraph = { start: at, end: at, pieces: [], origins: [] };
    }
  }

  for (const [index, segment] of segments.entries()) {
    const [start, end] = segment.target;
    if (start < at || end <= start || end > text.length) continue;
    yield* between(start);
    paragraph.pieces.push({ segment: index, text: text.slice(start, end) });
    const before = paragraph.origins.at(-1);
    if (before === undefined || !isAlike(before, segment)) paragraph.origins.push(segment);
    at = end;
  }
  yield* between(text.length);
  paragraph.end = at;
  if (paragraph.pieces.length > 0) yield paragraph;
}

function isAlike(one: SegmentOrigin, other: SegmentOrigin): boolean {
  return (
    one.kind === other.kind &&
    one.percent === other.percent &&
    one.memory === other.memory &&
    one.isLocal === other.isLocal &&
    one.engine === other.engine &&
    // Each fuzzy match differs in words of its own.
    (one.kind !== 'memory-fuzzy' || one.stored === other.stored)
  );
}

/** The segment that holds an offset of the source text; null between segments. */
export function segmentAtSource(segments: readonly SegmentOrigin[], offset: number): number | null {
  const index = segments.findIndex(
    ({ source: [start, end] }) => start <= offset && offset < Math.max(end, start + 1),
  );
  return index === -1 ? null : index;
}
