/** A word as far as a cheap look can tell. */
export interface WordTraits {
  readonly length: number;
  /** Letters that it has, folded into 32 bits. */
  readonly once: number;
  /** Letters that it has more than once. */
  readonly often: number;
}

export function traitsOf(word: string): WordTraits {
  let once = 0;
  let often = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = letterBit(word.charCodeAt(index));
    often |= once & letter;
    once |= letter;
  }
  return { length: word.length, once, often };
}

/** The bit of a UTF-16 unit. */
export const letterBit = (unit: number): number => 1 << (unit & 31);

/**
 * False where two words cannot be more than half alike: each edit makes or removes at most one letter
 * that one side lacks, or has once while the other has it more often.
 */
export function mayBeSimilar(a: WordTraits, b: WordTraits): boolean {
  return areClose(a.length, a.once, a.often, b.length, b.once, b.often);
}

/** `mayBeSimilar` of words that are kept in arrays. */
export function areClose(
  length: number,
  once: number,
  often: number,
  otherLength: number,
  otherOnce: number,
  otherOften: number,
): boolean {
  const edits = (Math.max(length, otherLength) - 1) >> 1;
  if (Math.abs(length - otherLength) > edits) return false;
  if (ones(once & ~otherOnce) + ones(often & ~otherOften) > edits) return false;
  return ones(otherOnce & ~once) + ones(otherOften & ~often) <= edits;
}

/** The number of bits that are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
