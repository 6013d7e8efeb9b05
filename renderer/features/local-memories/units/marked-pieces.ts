export type TextRange = readonly [start: number, end: number];

export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a text at ranges; what lies outside of it or inside an earlier range is left out of them. */
export function markedPieces(text: string, ranges: readonly TextRange[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (to <= from) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isMarked: false });
    pieces.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}
