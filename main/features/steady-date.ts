/** Both clocks of a computer. */
export interface Clocks {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds since 1970, as the computer is set. */
  readonly date: () => number;
}

/** Summer time and a clock that runs a little wrong are no leap. */
const LEAP_MS = 2 * 3_600_000;
/** A leap forward that has lasted so long is believed: the computer slept, or its clock was put right. */
const BELIEVED_MS = 3 * 3_600_000;

/**
 * The date by which things grow old. A clock that was set forward by mistake, and soon back again, must
 * not delete what is kept: a leap forward counts once it has lasted for three hours.
 */
export function createSteadyDate({ now, date }: Clocks): () => number {
  let offset = date() - now();
  let leaptAt: number | null = null;
  return () => {
    const time = now();
    const seen = date() - time;
    if (seen - offset < LEAP_MS) {
      // A clock that was set back makes everything younger, which deletes nothing.
      offset = seen;
      leaptAt = null;
      return date();
    }
    leaptAt ??= time;
    if (time - leaptAt < BELIEVED_MS) return time + offset;
    offset = seen;
    leaptAt = null;
    return date();
  };
}
