/** Milliseconds within which a text that grows is one edit. */
export const ONE_EDIT_MS = 10 * 60_000;

/**
 * Whether a text came of another by putting something in at one place, so that nothing is lost when
 * the longer one takes the place of the shorter. A pause while typing translates what stands there;
 * whoever types on has not meant that beginning as a text of its own.
 */
export function hasGrown(before: string, now: string): boolean {
  if (now.length <= before.length) return false;
  let start = 0;
  while (start < before.length && before[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    before[before.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1;
  }
  return start + end === before.length;
}
