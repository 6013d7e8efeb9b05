import { availableParallelism, totalmem } from 'node:os';
import type { ThreadLimits } from './document-threads.ts';

export interface DocumentLimits extends ThreadLimits {
  /** Documents of one account that are in work or still to be fetched. */
  readonly waiting: number;
  /** A document that was left alone for so long is deleted. */
  readonly keptMs: number;
  /** So long a result that went out is kept, in case nobody read what the system held of it. */
  readonly unreadMs: number;
}

const MIB = 1024 * 1024;
const MOST_HEAP_MIB = 2048;

/** What this computer can do, with one core left for everything else. */
export const documentLimits = (): DocumentLimits => ({
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  heapMiB: Math.min(MOST_HEAP_MIB, Math.floor(totalmem() / MIB / 2)),
  jobMs: 30 * 60_000,
  idleMs: 60_000,
  waiting: 100,
  keptMs: 60 * 60_000,
  unreadMs: 2_000,
});
