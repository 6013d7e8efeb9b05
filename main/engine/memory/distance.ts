/** Two lines of the table, kept between calls by whoever compares very often. */
export interface DistanceLines {
  above: Float64Array;
  current: Float64Array;
}

export const distanceLines = (): DistanceLines => ({
  above: new Float64Array(64),
  current: new Float64Array(64),
});

/**
 * The least cost of turning one sequence into another: 1 for each insertion and deletion, and
 * `substitution` where item i of the first stands for item j of the second: 0 for equal items, above 0
 * to 1 for others. Bounded: once the cost must exceed `limit` it answers Infinity, having looked only
 * at the diagonal band of that width.
 */
export function editDistance(
  aLength: number,
  bLength: number,
  limit: number,
  substitution: (i: number, j: number) => number,
  lines: DistanceLines = distanceLines(),
): number {
  let from = 0;
  let aEnd = aLength;
  let bEnd = bLength;
  while (from < aEnd && from < bEnd && substitution(from, from) === 0) from += 1;
  while (aEnd > from && bEnd > from && substitution(aEnd - 1, bEnd - 1) === 0) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const rows = aEnd - from;
  const columns = bEnd - from;
  if (Math.abs(rows - columns) > limit) return Infinity;
  if (rows === 0 || columns === 0) return Math.max(rows, columns);

  if (lines.above.length <= columns) {
    lines.above = new Float64Array(2 * columns);
    lines.current = new Float64Array(2 * columns);
  }
  const band = Math.min(Math.max(rows, columns), Math.floor(limit));
  let { above, current } = lines;
  above.fill(Infinity, 0, columns + 1);
  current.fill(Infinity, 0, columns + 1);
  for (let column = 0; column <= Math.min(columns, band); column += 1) above[column] = column;

  for (let row = 1; row <= rows; row += 1) {
    const first = Math.max(1, row - band);
    const last = Math.min(columns, row + band);
    current[first - 1] = first === 1 ? row : Infinity;
    let least = current[first - 1] ?? Infinity;
    for (let column = first; column <= last; column += 1) {
      const diagonal = above[column - 1] ?? Infinity;
      let cost = Math.min(above[column] ?? Infinity, current[column - 1] ?? Infinity) + 1;
      if (diagonal < cost) {
        cost = Math.min(cost, diagonal + substitution(from + row - 1, from + column - 1));
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (last < columns) current[last + 1] = Infinity;
    if (least > limit) return Infinity;
    [above, current] = [current, above];
  }
  const distance = above[columns] ?? Infinity;
  return distance > limit ? Infinity : distance;
}
