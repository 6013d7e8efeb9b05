/** A set of codes written as a line of words. */
export function codes(line: string): ReadonlySet<string> {
  return new Set(line.trim().split(/\s+/));
}
