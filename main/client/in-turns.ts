import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items between two looks at what else there is to do: a few milliseconds. */
const TURN = 2_000;

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
  for (const item of items) {
    if (!work(item)) return false;
    done += 1;
    if (done % TURN === 0) await nextTurn();
  }
  return true;
}
