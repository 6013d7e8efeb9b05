import type { DocumentRow, DocumentsView } from '../../../preload/contract/documents.ts';

/** What has been finished when the queue of documents came to rest. */
export interface QueueRest {
  readonly done: number;
  readonly failed: number;
  /** Name of the only one; null of several. */
  readonly name: string | null;
  /** One that was translated; null where one was given up. */
  readonly document: string | null;
}

/** Follows the queue. A batch of two hundred makes one notice, when the last of it is finished. */
export interface QueueRests {
  /** @returns what was finished, once nothing is at work any more */
  take(view: DocumentsView): QueueRest | null;
}

const AT_WORK: ReadonlySet<DocumentRow['state']> = new Set([
  'uploading',
  'translating',
  'downloading',
]);

/** @param started documents that were added before, in milliseconds since 1970, are old */
export function createQueueRests(started: number): QueueRests {
  const states = new Map<string, DocumentRow['state']>();
  const over = new Map<string, boolean>();
  const finished = new Map<string, DocumentRow>();
  return {
    take({ rows, removed, isPaused, halted }) {
      for (const row of rows) {
        const isOver = row.state === 'done' || (row.state === 'failed' && row.retryAt === null);
        const wasOver = over.get(row.id) ?? row.added < started;
        over.set(row.id, isOver);
        states.set(row.id, row.state);
        if (isOver && !wasOver) finished.set(row.id, row);
        if (!isOver) finished.delete(row.id);
      }
      for (const id of removed) {
        states.delete(id);
        over.delete(id);
        finished.delete(id);
      }
      const waits = !isPaused && halted === null;
      const isBusy = [...states.values()].some(
        (state) => AT_WORK.has(state) || (waits && state === 'queued'),
      );
      if (isBusy || finished.size === 0) return null;
      const all = [...finished.values()];
      finished.clear();
      const translated = all.filter(({ state }) => state === 'done');
      const done = translated.length;
      const failed = all.length - done;
      const name = all.length === 1 ? (all[0]?.name ?? null) : null;
      return { done, failed, name, document: failed === 0 ? (translated[0]?.id ?? null) : null };
    },
  };
}
