/** Between two announcements at the least, so that a screen reader can finish a sentence. */
const PAUSE_MS = 2_000;
/** Longer than a screen reader can say in that time; what is older is read in the transcript. */
const MOST_CHARACTERS = 400;

export interface Announcer {
  /** A line that is concluded now. */
  add(text: string): void;
  stop(): void;
}

/**
 * Joins concluded lines to announcements, at most one in two seconds.
 * @param after a timer @returns takes it back
 */
export function createAnnouncer(
  say: (words: string) => void,
  after: (ms: number, run: () => void) => () => void,
): Announcer {
  let waiting = '';
  let isPausing = false;
  let stop: () => void = () => undefined;
  const flush = () => {
    isPausing = waiting !== '';
    if (!isPausing) return;
    say(waiting.slice(-MOST_CHARACTERS));
    waiting = '';
    stop = after(PAUSE_MS, flush);
  };
  return {
    add(text) {
      waiting = waiting === '' ? text : `${waiting} ${text}`;
      if (!isPausing) flush();
    },
    stop: () => stop(),
  };
}
