/** Different words that are remembered, and times for each of them. */
const WORDS = 400;
const TIMES = 8;
/** The share of the shorter one's time that two segments of the same words must have in common. */
const SHARE = 0.5;

interface Told {
  readonly x: string;
  readonly a: number;
  readonly b: number;
}

/**
 * Knows concluded segments that come again: the same words at the same time. Times alone do not
 * tell, since a segment may come late, after others that were spoken later.
 */
export interface Repeats {
  /** @returns whether the segment was told before; from now on it was */
  isRepeat(segment: Told): boolean;
}

export function createRepeats(): Repeats {
  const told = new Map<string, readonly Omit<Told, 'x'>[]>();
  return {
    isRepeat({ x, a, b }) {
      const words = x.trim();
      const times = told.get(words) ?? [];
      const isKnown = times.some((one) => {
        const shared = Math.min(b, one.b) - Math.max(a, one.a);
        const shorter = Math.min(b - a, one.b - one.a);
        return shorter > 0 ? shared > shorter * SHARE : shared >= 0;
      });
      if (isKnown) return true;
      told.delete(words);
      told.set(words, [...times, { a, b }].slice(-TIMES));
      if (told.size > WORDS) {
        const [oldest = words] = told.keys();
        told.delete(oldest);
      }
      return false;
    },
  };
}
