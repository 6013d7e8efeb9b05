/** How many UTF-16 units two texts have in common at their beginning, of at most so many. */
export function commonHead(one: string, other: string, most: number): number {
  let length = 0;
  const least = Math.min(most, one.length, other.length);
  while (length < least && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** How many UTF-16 units two texts have in common at their end, of at most so many. */
export function commonTail(one: string, other: string, most: number): number {
  let length = 0;
  const least = Math.min(most, one.length, other.length);
  while (
    length < least &&
    one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)
  ) {
    length += 1;
  }
  return length;
}
