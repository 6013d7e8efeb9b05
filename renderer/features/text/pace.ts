/** Typing rests this long before its text is sent. */
export const REST_MS = 400;
/** While typing goes on, a short text is sent this long after its first unsent change. */
const LONGEST_MS = 2_000;
/** UTF-16 units from which every request costs real time and money. */
export const LONG_TEXT = 5_000;
/** A long text is only sent after this rest, never in between. */
const LONG_REST_MS = 1_200;

interface Pace {
  /** Times of the first and the last change that were not sent yet, ms of one clock. */
  readonly firstChange: number;
  readonly lastChange: number;
  /** Length of the text in UTF-16 units. */
  readonly length: number;
}

/**
 * The time at which a changed text is sent: 20 characters typed with gaps of up to 300 ms make at
 * most 3 requests.
 */
function sendTime({ firstChange, lastChange, length }: Pace): number {
  if (length > LONG_TEXT) return lastChange + LONG_REST_MS;
  return Math.min(lastChange + REST_MS, firstChange + LONGEST_MS);
}

export interface Pacer {
  /** The text changed and is now this long. */
  touch(length: number): void;
  /** Forgets a change that has not been sent. */
  rest(): void;
}

/** @param send is called once for one or more changes */
export function createPacer(send: () => void, now: () => number = Date.now): Pacer {
  let firstChange: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    clearTimeout(timer);
    firstChange = null;
  }

  return {
    touch(length) {
      const lastChange = now();
      firstChange ??= lastChange;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          rest();
          send();
        },
        Math.max(0, sendTime({ firstChange, lastChange, length }) - lastChange),
      );
    },
    rest,
  };
}
