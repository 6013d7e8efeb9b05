import type { ProjectChange } from '../../../preload/contract/segments.ts';
import type { Clock } from '../../client/clock.ts';

/** Tells those who watch a project what has changed. */
export interface ProjectFeed {
  /** @param numbers of changed segments; null: many; none where something else has changed */
  touch(numbers: readonly number[] | null): void;
  watch(signal: AbortSignal): AsyncGenerator<ProjectChange, void, undefined>;
  /** Ends all watches: the project is gone. */
  end(): void;
}

/** A watcher hears at most so often: what happens meanwhile is one change. */
const PAUSE_MS = 50;
/** Changed segments that are told by number; of more it is said that many have changed. */
export const MOST_NUMBERS = 500;

interface Watcher {
  changed: Set<number> | null;
  isChanged: boolean;
  wake: () => void;
}

export function createProjectFeed(
  clock: Pick<Clock, 'sleep'>,
  viewOf: () => Omit<ProjectChange, 'changed'>,
): ProjectFeed {
  const watchers = new Set<Watcher>();
  let isOver = false;
  return {
    touch(numbers) {
      for (const watcher of watchers) {
        if (numbers === null) watcher.changed = null;
        for (const number of numbers ?? []) watcher.changed?.add(number);
        if ((watcher.changed?.size ?? 0) > MOST_NUMBERS) watcher.changed = null;
        watcher.isChanged = true;
        watcher.wake();
      }
    },
    async *watch(signal) {
      // What was there before is new to this one.
      const watcher: Watcher = { changed: null, isChanged: true, wake: () => undefined };
      watchers.add(watcher);
      const leave = () => watcher.wake();
      signal.addEventListener('abort', leave, { once: true });
      try {
        while (!signal.aborted && !isOver) {
          if (!watcher.isChanged) {
            await new Promise<void>((resolve) => (watcher.wake = resolve));
            continue;
          }
          const { changed } = watcher;
          watcher.changed = new Set();
          watcher.isChanged = false;
          yield { ...viewOf(), changed: changed === null ? null : [...changed] };
          await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
        }
      } finally {
        signal.removeEventListener('abort', leave);
        watchers.delete(watcher);
      }
    },
    end() {
      isOver = true;
      for (const watcher of watchers) watcher.wake();
    },
  };
}
