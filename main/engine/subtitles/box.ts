import type { Piece } from './pieces.ts';

/** Room for text: so many lines of so many columns. */
export interface Box {
  readonly lines: number;
  readonly columns: number;
}

/** What breaks cost against lines of unequal length. */
const BREAK_COST = { sentence: 0, clause: 0.15, word: 0.4 } as const;

/** Breaks that are weighed for an even share: hundreds of times what any real cue takes. */
const MOST_STEPS = 2_000_000;

/** The piece behind the last one that fits on a line which begins with a piece. */
function lineEnds(pieces: readonly Piece[], columns: number): readonly number[] {
  let end = 0;
  let width = 0;
  return pieces.map((first, from) => {
    if (end <= from) {
      end = from + 1;
      width = first.width;
    }
    for (let next = pieces[end]; next !== undefined; next = pieces[end]) {
      if (width + next.space + next.width > columns) break;
      width += next.space + next.width;
      end += 1;
    }
    // The next line begins without this piece and without the space before its second one.
    width -= first.width + (from + 1 < end ? (pieces[from + 1]?.space ?? 0) : 0);
    return end;
  });
}

/** The piece behind the last one that fits in a box which begins with a piece. */
function boxEnds(pieces: readonly Piece[], { lines, columns }: Box): readonly number[] {
  const ends = lineEnds(pieces, columns);
  return ends.map((first) => {
    let end = first;
    for (let line = 1; line < lines; line += 1) end = ends[end] ?? end;
    return end;
  });
}

/** How many boxes the pieces need at least. No piece is wider than a line. */
export function boxCount(pieces: readonly Piece[], box: Box): number {
  const ends = boxEnds(pieces, box);
  let count = 0;
  for (let from = 0; from < pieces.length; from = ends[from] ?? pieces.length) count += 1;
  return count;
}

/**
 * Shares the pieces out to exactly so many boxes, of about the same length and broken at
 * punctuation where that is near. Boxes at the end stay empty where there are too few pieces.
 * @param count at least what `boxCount` says
 */
export function shareOut(
  pieces: readonly Piece[],
  count: number,
  box: Box,
): readonly (readonly Piece[])[] {
  const parts = Math.min(count, pieces.length);
  if (parts <= 1) return [pieces, ...Array.from({ length: count - 1 }, () => [])];
  const ends = boxEnds(pieces, box);
  const steps = parts * ends.reduce((sum, end, from) => sum + end - from, 0);
  if (steps > MOST_STEPS) return filled(pieces, ends, count);
  const upTo = [0];
  for (const { width, space } of pieces) upTo.push((upTo.at(-1) ?? 0) + width + space);
  const ideal = (upTo.at(-1) ?? 0) / parts;

  /** Cheapest cost of what comes before a piece, and where its last part begins; part by part. */
  let costs: readonly number[] = pieces.map((_, at) => (at === 0 ? 0 : Infinity)).concat(Infinity);
  const begins: (readonly number[])[] = [];
  for (let part = 1; part <= parts; part += 1) {
    const next = costs.map(() => Infinity);
    const begin = costs.map(() => 0);
    const most = pieces.length - (parts - part);
    costs.forEach((cost, from) => {
      if (cost === Infinity) return;
      for (let to = from + 1; to <= Math.min(ends[from] ?? from, most); to += 1) {
        const length = (upTo[to] ?? 0) - (upTo[from] ?? 0);
        const last = to === pieces.length ? 'sentence' : (pieces[to - 1]?.end ?? 'word');
        const total = cost + (length / ideal - 1) ** 2 + BREAK_COST[last];
        if (total < (next[to] ?? 0)) {
          next[to] = total;
          begin[to] = from;
        }
      }
    });
    begins.push(begin);
    costs = next;
  }
  const shared: (readonly Piece[])[] = [];
  let to = pieces.length;
  for (const begin of begins.toReversed()) {
    const from = begin[to] ?? 0;
    shared.unshift(pieces.slice(from, to));
    to = from;
  }
  return [...shared, ...Array.from({ length: count - parts }, () => [])];
}

/** Fills box after box, for texts that are too long to be shared evenly. */
function filled(
  pieces: readonly Piece[],
  ends: readonly number[],
  count: number,
): readonly (readonly Piece[])[] {
  let from = 0;
  return Array.from({ length: count }, () => {
    const to = ends[from] ?? pieces.length;
    const box = pieces.slice(from, to);
    from = to;
    return box;
  });
}

/** Breaks pieces that fit into a box into its lines, as few and as even as can be. */
export function breakLines(pieces: readonly Piece[], box: Box): readonly (readonly Piece[])[] {
  const line = { lines: 1, columns: box.columns };
  return shareOut(pieces, Math.max(1, boxCount(pieces, line)), line);
}
