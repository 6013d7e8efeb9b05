/** Tries that are made for one input. */
const MOST_TRIES = 1_500;

/**
 * A smaller input with the same fault: chunks are left out, half of it first and single bytes last,
 * as long as the fault stays.
 */
export async function minimised(
  input: Uint8Array,
  isFaulty: (smaller: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> {
  let least: Buffer = Buffer.from(input);
  let tries = 0;
  for (
    let size = Math.ceil(least.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < least.length && tries < MOST_TRIES;) {
      const smaller = Buffer.concat([least.subarray(0, at), least.subarray(at + size)]);
      tries += 1;
      if (await isFaulty(smaller)) least = smaller;
      else at += size;
    }
  }
  return least;
}
