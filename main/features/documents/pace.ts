/** Documents under way at once; the service refuses more of them, and nothing gets faster by more. */
export const AT_ONCE = 5;

/**
 * How fast one connection is asked: after the service has called for less, one at a time until that
 * goes well, then more again.
 */
export interface Pace {
  /** Documents that may be under way at once. */
  readonly limit: number;
  /** No sending before this, on the queue's clock. */
  readonly notBefore: number;
  slow(until: number): void;
  quicken(): void;
}

export function createPace(): Pace {
  let limit = AT_ONCE;
  let notBefore = 0;
  return {
    get limit() {
      return limit;
    },
    get notBefore() {
      return notBefore;
    },
    slow(until) {
      limit = 1;
      notBefore = Math.max(notBefore, until);
    },
    quicken() {
      limit = Math.min(limit + 1, AT_ONCE);
    },
  };
}
