/*
 * What a call with a spread list does, for lists of any length: arguments go on the stack, which has
 * no room for some hundred thousand of them.
 */

/** Adds to a list. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const item of more) list.push(item);
}

/** The largest of some numbers; -Infinity of none. */
export function largestOf(values: Iterable<number>): number {
  let largest = -Infinity;
  for (const value of values) largest = Math.max(largest, value);
  return largest;
}

/** The least of some numbers; Infinity of none. */
export function leastOf(values: Iterable<number>): number {
  let least = Infinity;
  for (const value of values) least = Math.min(least, value);
  return least;
}
