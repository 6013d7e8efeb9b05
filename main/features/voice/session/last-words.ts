import type { SessionClock } from './session-clock.ts';

/** Without anything that arrives for so long, the last words do not come any more. */
const LAST_WORDS_MS = 15_000;

/**
 * Waits for the end of the stream. A backlog may take minutes to arrive; what does not move any more
 * is given up.
 * @param waiting samples that have not arrived
 * @returns stops waiting
 */
export function awaitLastWords(
  clock: SessionClock,
  waiting: () => number,
  giveUp: () => void,
): () => void {
  let stop: () => void = () => undefined;
  const wait = (before: number) => {
    stop = clock.after(LAST_WORDS_MS, () => {
      const left = waiting();
      if (left < before) wait(left);
      else giveUp();
    });
  };
  wait(waiting());
  return () => stop();
}
