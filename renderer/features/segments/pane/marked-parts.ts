/** A text cut at ranges that are to be marked; ranges that overlap or go astray are put right. */
export function markedParts(
  text: string,
  ranges: readonly (readonly [start: number, end: number])[],
): { readonly text: string; readonly isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
