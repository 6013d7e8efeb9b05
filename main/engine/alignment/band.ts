/**
 * The part of the matrix of all source and target places that is searched: a strip round a path. Places
 * are borders between sentences: from 0 to the number of sentences.
 */
export interface Band {
  readonly rows: number;
  readonly columns: number;
  /** Number of cells in it. */
  readonly size: number;
  /** First column of a row, and the one behind its last. */
  from(row: number): number;
  to(row: number): number;
  /** Index of a cell; -1 outside. */
  at(row: number, column: number): number;
}

/** A place that both sides are believed to share: so many sentences before it. */
export interface Anchor {
  readonly source: number;
  readonly target: number;
}

/**
 * @param path in order of both sides; the two corners are added
 * @param reach columns on either side of the path
 */
export function createBand(
  sources: number,
  targets: number,
  path: readonly Anchor[],
  reach: number,
): Band {
  const corners = [{ source: 0, target: 0 }, ...path, { source: sources, target: targets }];
  const lows = new Int32Array(sources + 1).fill(targets);
  const highs = new Int32Array(sources + 1);
  for (let at = 1; at < corners.length; at += 1) {
    const [a, b] = [corners[at - 1], corners[at]];
    if (a === undefined || b === undefined) continue;
    const rise = b.source === a.source ? 0 : (b.target - a.target) / (b.source - a.source);
    for (let row = a.source; row <= b.source; row += 1) {
      const middle = a.target + (row - a.source) * rise;
      // Between two anchors with no row of its own the whole step belongs to the strip.
      const [low, high] = rise === 0 ? [a.target, b.target] : [middle, middle];
      lows[row] = Math.min(lows[row] ?? 0, Math.max(0, Math.floor(low - reach)));
      highs[row] = Math.max(highs[row] ?? 0, Math.min(targets, Math.ceil(high + reach)));
    }
  }
  const starts = new Int32Array(sources + 2);
  for (let row = 0; row <= sources; row += 1) {
    starts[row + 1] = (starts[row] ?? 0) + (highs[row] ?? 0) - (lows[row] ?? 0) + 1;
  }
  return {
    rows: sources + 1,
    columns: targets + 1,
    size: starts[sources + 1] ?? 0,
    from: (row) => lows[row] ?? 0,
    to: (row) => (highs[row] ?? -1) + 1,
    at(row, column) {
      if (row < 0 || row > sources) return -1;
      const low = lows[row] ?? 0;
      if (column < low || column > (highs[row] ?? -1)) return -1;
      return (starts[row] ?? 0) + column - low;
    },
  };
}
