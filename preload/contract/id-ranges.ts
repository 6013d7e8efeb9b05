/**
 * Ids of segments as ranges with both ends, ascending and apart from each other: what is selected in one
 * stretch is one range, however many segments it holds.
 */
export type IdRanges = readonly (readonly [first: number, last: number])[];

/** Ids in any order, each once or more often. */
export function rangesOf(ids: Iterable<number>): IdRanges {
  const ranges: [number, number][] = [];
  for (const id of Uint32Array.from(ids).sort()) {
    const last = ranges.at(-1);
    if (last !== undefined && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** Whether they hold an id. */
export function hasId(ranges: IdRanges, id: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, -1];
    if (id < first) high = middle - 1;
    else if (id > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** How many ids they hold. */
export const countIds = (ranges: IdRanges): number =>
  ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** What either of them holds. */
export function joinedRanges(one: IdRanges, other: IdRanges): IdRanges {
  const all = [...one, ...other].sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [first, last] of all) {
    const before = joined.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** With an id, or without it where they hold it. */
export function toggledId(ranges: IdRanges, id: number): IdRanges {
  if (!hasId(ranges, id)) return joinedRanges(ranges, [[id, id]]);
  return ranges.flatMap(([first, last]): [number, number][] => {
    if (id < first || id > last) return [[first, last]];
    const left: [number, number][] = [];
    if (first < id) left.push([first, id - 1]);
    if (id < last) left.push([id + 1, last]);
    return left;
  });
}
