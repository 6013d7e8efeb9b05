/**
 * The least cost of turning one sequence into another: 1 for each insertion and deletion, and
 * `substitution` (0 to 1) where two different items stand for each other. Bounded: once the cost
 * must exceed `limit` it answers Infinity, having looked only at the diagonal band of that width.
 */
export function editDistance(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  limit: number,
  substitution: (a: number, b: number) => number,
): number {
  let from = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (from < aEnd && from < bEnd && a[from] === b[from]) from += 1;
  while (aEnd > from && bEnd > from && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const rows = aEnd - from;
  const columns = bEnd - from;
  if (Math.abs(rows - columns) > limit) return Infinity;
  if (rows === 0 || columns === 0) return Math.max(rows, columns);

  const band = Math.min(Math.max(rows, columns), Math.floor(limit));
  let above = new Float64Array(columns + 1).fill(Infinity);
  let current = new Float64Array(columns + 1).fill(Infinity);
  for (let column = 0; column <= Math.min(columns, band); column += 1) above[column] = column;

  for (let row = 1; row <= rows; row += 1) {
    const first = Math.max(1, row - band);
    const last = Math.min(columns, row + band);
    const item = a[from + row - 1] ?? 0;
    current[first - 1] = first === 1 ? row : Infinity;
    let least = current[first - 1] ?? Infinity;
    for (let column = first; column <= last; column += 1) {
      const other = b[from + column - 1] ?? 0;
      const diagonal = above[column - 1] ?? Infinity;
      let cost = Math.min(above[column] ?? Infinity, current[column - 1] ?? Infinity) + 1;
      if (item === other) cost = Math.min(cost, diagonal);
      else if (diagonal < cost) cost = Math.min(cost, diagonal + substitution(item, other));
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
