import type {
  DocumentRow,
  DocumentState,
  DocumentsView,
} from '../../../../preload/contract/documents.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { chargeOf, type Charge } from '../../connections/charge.ts';

/** The queue as the page has it so far. */
export interface Queue {
  /** Newest batch first, the files of a batch in their own order. */
  readonly rows: readonly DocumentRow[];
  readonly isPaused: boolean;
  readonly halted: Failure | null;
  /** null before main's first value. */
  readonly secrets: DocumentsView['secrets'] | null;
}

export const EMPTY_QUEUE: Queue = { rows: [], isPaused: false, halted: null, secrets: null };

/** A queue that follows what main sends. */
export interface GrowingQueue {
  /** Takes in a change; rows that did not change stay the same objects. */
  take(view: DocumentsView): void;
  /** As of now; the same array where no row changed. */
  shown(): Queue;
}

export function createGrowingQueue(): GrowingQueue {
  const byId = new Map<string, DocumentRow>();
  let inOrder: readonly DocumentRow[] = [];
  let isStale = false;
  let latest: Omit<Queue, 'rows'> = EMPTY_QUEUE;
  return {
    take({ rows, removed, isPaused, halted, secrets }) {
      latest = { isPaused, halted, secrets };
      for (const row of rows) byId.set(row.id, row);
      for (const id of removed) byId.delete(id);
      isStale ||= rows.length + removed.length > 0;
    },
    shown() {
      if (isStale) {
        // A map keeps the order of arrival, and sorting keeps that within one moment.
        inOrder = [...byId.values()].sort((one, other) => other.added - one.added);
        isStale = false;
      }
      return { ...latest, rows: inOrder };
    },
  };
}

/** The queue after each change; a value that is passed over is contained in the next. */
export async function* growing(views: AsyncIterable<DocumentsView>): AsyncIterable<GrowingQueue> {
  const queue = createGrowingQueue();
  for await (const view of views) {
    queue.take(view);
    yield queue;
  }
}

/** What a person asks of the list: everything, or how far a document has come. */
export type Stage = 'waiting' | 'running' | 'done' | 'failed' | 'ended';
export const STAGES: readonly Stage[] = ['waiting', 'running', 'done', 'failed', 'ended'];

const STAGE: Readonly<Record<DocumentState, Stage>> = {
  queued: 'waiting',
  uploading: 'running',
  translating: 'running',
  downloading: 'running',
  done: 'done',
  failed: 'failed',
  refused: 'failed',
  cancelled: 'ended',
};

export const stageOf = ({ state }: Pick<DocumentRow, 'state'>): Stage => STAGE[state];

/** Whether it can still be cancelled. */
export const isOpen = (row: DocumentRow): boolean =>
  stageOf(row) === 'waiting' || stageOf(row) === 'running';

/** Whether it can be tried again: a refused file stays what it is, a cancelled one was given up. */
export const canRetry = ({ state }: DocumentRow): boolean => state === 'failed';

/** Whether nothing more is to be done about it; a failed one may be tried again. */
export const isSettled = ({ state }: DocumentRow): boolean =>
  state === 'done' || state === 'cancelled' || state === 'refused';

export interface QueueCount {
  readonly all: number;
  readonly byStage: Readonly<Record<Stage, number>>;
  /** Characters of done documents; those that no service billed count where there are no others. */
  readonly billed: number;
  readonly charge: Charge;
}

export function countQueue(rows: readonly DocumentRow[]): QueueCount {
  const byStage = { waiting: 0, running: 0, done: 0, failed: 0, ended: 0 };
  const sums = { billed: 0, counted: 0 };
  for (const row of rows) {
    byStage[stageOf(row)] += 1;
    if (row.characters?.isBilled === true) {
      sums[chargeOf(row.connection)] += row.characters.count;
    }
  }
  const charge = sums.billed > 0 ? 'billed' : 'counted';
  return { all: rows.length, byStage, billed: sums[charge], charge };
}
