/** How long a part of long work may take before others have their turn. */
const MOST_MS = 15;

/** Cuts long work into parts that take some milliseconds each, by how long those before took. */
export interface Pace {
  /** Does a part of so much. */
  part<Value>(work: (size: number) => Value): Value;
}

/**
 * @param least size of the first part, short on a slow computer, too; where the processor is busy, the time
 *   says little, and smaller parts would only take longer together
 */
export function createPace(least: number, most: number): Pace {
  let size = least;
  return {
    part(work) {
      const began = performance.now();
      const value = work(size);
      const ms = performance.now() - began;
      if (ms > MOST_MS) size = Math.max(least, Math.floor((size * MOST_MS) / ms));
      else if (ms < MOST_MS / 2) size = Math.min(most, size * 2);
      return value;
    },
  };
}
