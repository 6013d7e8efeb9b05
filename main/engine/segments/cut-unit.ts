import type { Piece } from '../formats/inline/unit-text.ts';
import { readPieces, writePieces } from '../formats/inline/unit-text.ts';
import { veilUntouchables } from '../markup/untouchable.ts';
import type { ShownSegment } from './segment-tags.ts';
import { showPieces } from './segment-tags.ts';
import type { Span } from './span.ts';
import { segment } from './segmenter.ts';

/** A unit of a document in sentences. */
export interface CutUnit {
  readonly segments: readonly ShownSegment[];
  /** What stands before, between and after them, as in the unit: one more than segments. */
  readonly gaps: readonly string[];
}

/** Pieces from one index to another. */
type Range = readonly [from: number, to: number];

/**
 * Cuts a unit into sentences. Tags are whole and nested in each of them; sentences that a pair of tags
 * spans stay together. Pairs that enclose a sentence wholly go to the gaps.
 * @param text as `Unit.text` of the document filters
 * @param language of the text; null when unknown
 */
export function cutUnit(text: string, language: string | null): CutUnit {
  const whole = readPieces(text);
  const plain = whole.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  // A unit is a paragraph already: a line break in it was put there by an editor's width.
  const spans = segment(veilUntouchables(plain), language, 'punctuation');
  if (spans.length === 0) return { segments: [], gaps: [text] };
  const { pieces, ranges } = splitAt(whole, spans);
  const depths = depthsOf(pieces);
  const cuts = depths === null ? [[0, pieces.length] as const] : cutRanges(ranges, depths);
  const cores = depths === null ? cuts : cuts.map((range) => coreOf(pieces, depths, range));
  let at = 0;
  const gaps: string[] = [];
  for (const [from, to] of cores) {
    gaps.push(writePieces(pieces.slice(at, from)));
    at = to;
  }
  gaps.push(writePieces(pieces.slice(at)));
  return { segments: cores.map(([from, to]) => showPieces(pieces.slice(from, to))), gaps };
}

/** Pieces with their text split at the ends of sentences, and the pieces of each sentence. */
function splitAt(
  whole: readonly Piece[],
  spans: readonly Span[],
): { readonly pieces: readonly Piece[]; readonly ranges: readonly Range[] } {
  const places = spans.flatMap(({ start, end }) => [start, end]);
  const pieces: Piece[] = [];
  /** Index of the first piece at or after a place, and of the first one after the text before it. */
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  let offset = 0;
  let next = 0;
  for (const piece of whole) {
    if (piece.kind !== 'text') {
      pieces.push(piece);
      continue;
    }
    const end = offset + piece.text.length;
    let from = offset;
    while (from < end) {
      while ((places[next] ?? Infinity) <= from) next += 1;
      const to = Math.min(end, places[next] ?? end);
      begins.set(from, pieces.length);
      pieces.push({ kind: 'text', text: piece.text.slice(from - offset, to - offset) });
      ends.set(to, pieces.length);
      from = to;
    }
    offset = end;
  }
  const ranges = spans.map(({ start, end }): Range => [begins.get(start) ?? 0, ends.get(end) ?? 0]);
  return { pieces, ranges };
}

/** How many pairs are open before each piece, and after the last; null where pairs cross. */
function depthsOf(pieces: readonly Piece[]): readonly number[] | null {
  const open: number[] = [];
  const depths = [0];
  for (const piece of pieces) {
    if (piece.kind === 'open') open.push(piece.tag);
    else if (piece.kind === 'close' && open.pop() !== piece.tag) return null;
    depths.push(open.length);
  }
  return open.length === 0 ? depths : null;
}

/** Sentences from the first place outside of all pairs to the last one before the next sentence. */
function cutRanges(ranges: readonly Range[], depths: readonly number[]): Range[] {
  const cut: Range[] = [];
  let from = 0;
  for (const [index, [, end]] of ranges.entries()) {
    const next = ranges[index + 1]?.[0];
    if (next === undefined) break;
    const places = depths.slice(end, next + 1);
    const first = places.indexOf(0);
    if (first < 0) continue;
    cut.push([from, end + first]);
    from = end + places.lastIndexOf(0);
  }
  cut.push([from, depths.length - 1]);
  return cut;
}

/** Without outer white space and the pairs that enclose all of it. */
function coreOf(pieces: readonly Piece[], depths: readonly number[], [start, end]: Range): Range {
  let [from, to] = [start, end];
  for (;;) {
    while (isSpace(pieces[from])) from += 1;
    while (isSpace(pieces[to - 1])) to -= 1;
    const depth = depths[from] ?? 0;
    const isEnclosed = pieces[from]?.kind === 'open' && depths.indexOf(depth, from + 1) === to;
    if (!isEnclosed) break;
    from += 1;
    to -= 1;
  }
  return [from, to];
}

const isSpace = (piece: Piece | undefined): boolean =>
  piece?.kind === 'text' && piece.text.trim() === '';
