/** Segments that are remembered. */
const REMEMBERED = 200;
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
  let told: Told[] = [];
  return {
    isRepeat({ x, a, b }) {
      const words = x.trim();
      const isKnown = told.some((one) => {
        if (one.x !== words) return false;
        const shared = Math.min(b, one.b) - Math.max(a, one.a);
        const shorter = Math.min(b - a, one.b - one.a);
        return shorter > 0 ? shared > shorter * SHARE : shared >= 0;
      });
      if (isKnown) return true;
      told.push({ x: words, a, b });
      if (told.length > REMEMBERED * 2) told = told.slice(-REMEMBERED);
      return false;
    },
  };
}
