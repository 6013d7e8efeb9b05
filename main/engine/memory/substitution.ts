/**
 * What it costs that one word stands for another, 0 to 1: twice the share of characters in which
 * they differ (Levenshtein over the longer word), so that words less than half alike cost as much
 * as unrelated ones. A word of five letters with one other letter costs 0.4, the value that
 * DGT-OmegaT gives to words of the same stem.
 */
export function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  const longer = Math.max(a.length, b.length);
  const edits = characterDistance(a, b, (longer - 1) >> 1);
  return edits === Infinity ? 1 : (2 * edits) / longer;
}

/** Levenshtein distance over UTF-16 units; Infinity once it must exceed `limit`. */
function characterDistance(a: string, b: string, limit: number): number {
  let from = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (from < aEnd && from < bEnd && a.charCodeAt(from) === b.charCodeAt(from)) from += 1;
  while (aEnd > from && bEnd > from && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const rows = aEnd - from;
  const columns = bEnd - from;
  if (Math.abs(rows - columns) > limit) return Infinity;
  if (rows === 0 || columns === 0) return Math.max(rows, columns);

  const line = new Uint16Array(columns + 1);
  for (let column = 0; column <= columns; column += 1) line[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    const unit = a.charCodeAt(from + row - 1);
    let diagonal = line[0] ?? 0;
    let left = row;
    let least = left;
    line[0] = row;
    for (let column = 1; column <= columns; column += 1) {
      const above = line[column] ?? 0;
      left =
        unit === b.charCodeAt(from + column - 1) ? diagonal : Math.min(diagonal, above, left) + 1;
      diagonal = above;
      line[column] = left;
      if (left < least) least = left;
    }
    if (least > limit) return Infinity;
  }
  const distance = line[columns] ?? 0;
  return distance > limit ? Infinity : distance;
}
