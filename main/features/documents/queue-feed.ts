import type { DocumentRow, DocumentsView } from '../../../preload/contract/documents.ts';
import type { Clock } from '../../client/clock.ts';

/** Tells those who watch the queue what has changed. */
export interface QueueFeed {
  /** A document is new or has changed. */
  touch(id: string): void;
  gone(id: string): void;
  /** Something about the whole queue has changed. */
  notifyChanged(): void;
  watch(signal: AbortSignal): AsyncGenerator<DocumentsView, void, undefined>;
}

export interface QueueFeedPorts {
  readonly clock: Clock;
  readonly ids: () => readonly string[];
  /** null where it is gone. */
  readonly rowOf: (id: string) => DocumentRow | null;
  readonly facts: () => Omit<DocumentsView, 'rows' | 'removed'>;
}

/** A watcher hears at most so often: what happens meanwhile is one change. */
const PAUSE_MS = 250;
/** Rows of one view. A frame of the transport has an end, and so has the page's patience. */
const MOST_ROWS = 1000;

interface Watcher {
  readonly touched: Set<string>;
  readonly removed: Set<string>;
  isChanged: boolean;
  wake: () => void;
}

export function createQueueFeed({ clock, ids, rowOf, facts }: QueueFeedPorts): QueueFeed {
  const watchers = new Set<Watcher>();
  const tell = (change: (watcher: Watcher) => void) => {
    for (const watcher of watchers) {
      change(watcher);
      watcher.wake();
    }
  };
  const take = (watcher: Watcher): DocumentsView => {
    const next = [...watcher.touched].slice(0, MOST_ROWS);
    for (const id of next) watcher.touched.delete(id);
    const removed = [...watcher.removed];
    watcher.removed.clear();
    watcher.isChanged = false;
    return { rows: next.flatMap((id) => rowOf(id) ?? []), removed, ...facts() };
  };
  return {
    touch: (id) => tell(({ touched }) => touched.add(id)),
    gone: (id) =>
      tell(({ touched, removed }) => {
        touched.delete(id);
        removed.add(id);
      }),
    notifyChanged: () => tell((watcher) => (watcher.isChanged = true)),
    async *watch(signal) {
      const watcher: Watcher = {
        touched: new Set(ids()),
        removed: new Set(),
        isChanged: true,
        wake: () => undefined,
      };
      watchers.add(watcher);
      const leave = () => watcher.wake();
      signal.addEventListener('abort', leave, { once: true });
      try {
        while (!signal.aborted) {
          const { touched, removed, isChanged } = watcher;
          if (touched.size === 0 && removed.size === 0 && !isChanged) {
            await new Promise<void>((resolve) => (watcher.wake = resolve));
            continue;
          }
          yield take(watcher);
          if (watcher.touched.size > 0) continue;
          await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
        }
      } finally {
        signal.removeEventListener('abort', leave);
        watchers.delete(watcher);
      }
    },
  };
}
