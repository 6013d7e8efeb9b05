/** Copies that lie closer are one: systems count each form of what is copied. */
const ONE_COPY_MS = 110;
/** So soon a person copies again on purpose. */
const TWICE_MS = 600;

/** Tells copying twice within a moment from copying. */
export interface DoubleCopy {
  /** Something was copied. @returns whether it was the second time */
  copied(): boolean;
}

/** @param now milliseconds of a clock that never goes back */
export function createDoubleCopy(now: () => number): DoubleCopy {
  let first: number | null = null;
  return {
    copied() {
      const time = now();
      const since = first === null ? Infinity : time - first;
      if (since < ONE_COPY_MS) return false;
      const isSecond = since <= TWICE_MS;
      // A third copy starts anew.
      first = isSecond ? null : time;
      return isSecond;
    },
  };
}
