/** The sum of counts; null where one of them is not told. */
export function sumOf(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}
