import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest turn. Items differ too much in what they cost for a turn to be a number of them. */
const TURN_MS = 8;
/** Items between two looks at the time. */
const LOOK = 16;

/**
 * Works through a long list and lets others have a turn in between.
 * @param work false ends it
 * @returns whether it came to the end of the list
 */
export async function inTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => boolean,
): Promise<boolean> {
  let done = 0;
  let until = performance.now() + TURN_MS;
  for (const item of items) {
    if (!work(item)) return false;
    done += 1;
    if (done % LOOK === 0 && performance.now() >= until) {
      await nextTurn();
      until = performance.now() + TURN_MS;
    }
  }
  return true;
}
