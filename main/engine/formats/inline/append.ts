/** Adds to a list. `push(...)` takes its arguments on the stack, which has no room for a large text. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const item of more) list.push(item);
}
