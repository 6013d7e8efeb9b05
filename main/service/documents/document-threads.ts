import type { Caller } from '../../../preload/contract/route.ts';
import { guarded } from '../../system/background.ts';
import { resultOf } from '../../system/channel/progress.ts';
import { connectThread, startThread } from '../../system/channel/thread.ts';
import type { Thread } from '../../system/channel/thread.ts';
import { OWN_ENGINE_ENTRY } from '../../system/own-engine-routes.ts';
import { relayStarts } from '../../system/relayed-start.ts';
import type { StartHelper } from '../../system/processes.ts';
import { documentRoutes } from './routes.ts';
import type { DocumentJob, DocumentOutcome, ThreadStart } from './routes.ts';

export interface ThreadLimits {
  /** Threads at the same time. */
  readonly threads: number;
  /** MiB of objects of one thread; more ends it. */
  readonly heapMiB: number;
  /** A document that takes longer is given up. */
  readonly jobMs: number;
  /** A thread without work for so long is ended, with the models that it holds. */
  readonly idleMs: number;
}

/** A cancelled thread has so long to end the programs that it started. */
const GRACE_MS = 1000;
/** What a thread starts through us. */
const RELAYED: ReadonlySet<string> = new Set([OWN_ENGINE_ENTRY]);

const lost: DocumentOutcome = {
  kind: 'failed',
  reason: 'internal',
  fault: new Error('The thread of a document ended.'),
};

/** Translates documents off the main loop. */
export interface DocumentThreads {
  /**
   * Translates one. Whatever becomes of its thread is an outcome; never rejects. What is more than
   * the threads can do at the same time is the caller's to hold back.
   */
  translate(
    job: DocumentJob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<DocumentOutcome>;
  close(): Promise<void>;
}

/** One thread, with the way to it. */
interface Opened {
  readonly thread: Thread;
  readonly calls: Caller<typeof documentRoutes>;
}

/** @param file the built thread, or its source where Node runs that */
export function createDocumentThreads(
  file: string | URL,
  start: ThreadStart,
  limits: ThreadLimits,
  startHelper: StartHelper,
): DocumentThreads {
  const idle = new Map<Opened, NodeJS.Timeout>();
  const all = new Set<Opened>();

  return {
    async translate(job, onProgress, signal) {
      const opened = take();
      const outcome = await run(opened, job, onProgress, signal);
      if (outcome.kind === 'failed' && outcome.reason === 'internal') await end(opened);
      else if (all.has(opened)) rest(opened);
      return outcome;
    },
    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all([...all].map(end));
    },
  };

  function take(): Opened {
    const [waiting] = idle;
    if (waiting !== undefined) {
      const [opened, timer] = waiting;
      clearTimeout(timer);
      idle.delete(opened);
      return opened;
    }
    const thread = startThread(file, start, limits.heapMiB);
    const watched = relayStarts(thread, startHelper, RELAYED);
    const opened = { thread, calls: connectThread(thread, documentRoutes, watched) };
    // When it breaks down without work, nothing is lost.
    thread.onExit(() => {
      all.delete(opened);
      clearTimeout(idle.get(opened));
      idle.delete(opened);
    });
    all.add(opened);
    return opened;
  }

  function rest(opened: Opened): void {
    idle.set(
      opened,
      setTimeout(
        guarded('document-threads.idle', () => end(opened)),
        limits.idleMs,
      ).unref(),
    );
  }

  async function end(opened: Opened): Promise<void> {
    all.delete(opened);
    await opened.thread.end();
  }

  async function run(
    opened: Opened,
    job: DocumentJob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<DocumentOutcome> {
    const leaving = new AbortController();
    /** What it is said to have ended by, whatever becomes of it. */
    let stopped: DocumentOutcome | null = null;
    /** Either it soon says that it has stopped, or it is stopped. */
    const giveUp = (outcome: DocumentOutcome) => {
      stopped = outcome;
      leaving.abort();
      clearTimeout(timer);
      timer = setTimeout(
        guarded('document-threads.end', () => end(opened)),
        GRACE_MS,
      );
    };
    const stop = () => giveUp({ kind: 'failed', reason: 'cancelled' });
    let timer = setTimeout(
      guarded('document-threads.limit', () => giveUp({ kind: 'failed', reason: 'took-too-long' })),
      limits.jobMs,
    );
    signal.addEventListener('abort', stop, { once: true });
    try {
      const outcome = await resultOf(
        opened.calls.watch('translate', job, leaving.signal),
        onProgress,
      );
      return stoppedBy() ?? outcome;
    } catch {
      const { fault } = opened.thread;
      return fault === null ? (stoppedBy() ?? lost) : { kind: 'failed', reason: 'internal', fault };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }

    function stoppedBy(): DocumentOutcome | null {
      return stopped;
    }
  }
}
