/** Indexes of the longest run of values that rise, those without a value left out. */
export function longestRise(values: readonly (number | null)[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous = new Map<number, number>();
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    const below = ends[low - 1];
    if (below !== undefined) previous.set(at, below);
    ends[low] = at;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) rise.add(at);
  return rise;
}
