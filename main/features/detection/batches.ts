/** Texts of one request that the service takes. */
const MOST_LINES = 50;
/** UTF-16 units of one request, so that long lines do not make it larger than a translation may be. */
const MOST_UNITS = 100_000;

/**
 * Lines by index, in the order and in the numbers in which they are asked. Lines without anything
 * but white space are left out: there is nothing to ask.
 * @param lengthOf UTF-16 units of a line that are sent
 */
export function batches(
  lines: readonly string[],
  lengthOf: (line: string) => number,
): readonly (readonly number[])[] {
  const all: number[][] = [];
  let units = 0;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const length = lengthOf(line);
    const last = all.at(-1);
    if (last === undefined || last.length === MOST_LINES || units + length > MOST_UNITS) {
      all.push([index]);
      units = length;
    } else {
      last.push(index);
      units += length;
    }
  }
  return all;
}
