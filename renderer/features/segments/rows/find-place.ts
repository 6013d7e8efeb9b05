/**
 * Searches a view, whose rows stand in the order of the text, for the place of a segment.
 * @param numberAt the segment at a place; null when it cannot be told
 * @returns null where the view does not hold it
 */
export async function findPlace(
  number: number,
  total: number,
  numberAt: (place: number) => Promise<number | null>,
): Promise<number | null> {
  let first = 0;
  // No row of the view stands later than its own number.
  let last = Math.min(total - 1, number);
  while (first <= last) {
    const middle = Math.floor((first + last) / 2);
    const found = await numberAt(middle);
    if (found === null) return null;
    if (found === number) return middle;
    if (found < number) first = middle + 1;
    else last = middle - 1;
  }
  return null;
}
