/** Values that are looked at between two pauses. */
const AT_ONCE = 10_000;

/** Indexes of the longest run of values that rise, those without a value left out. */
export async function longestRise(
  values: readonly (number | null)[],
  pause: () => Promise<void>,
): Promise<ReadonlySet<number>> {
  const ends: number[] = [];
  const previous = new Map<number, number>();
  for (const [at, value] of values.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await pause();
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
