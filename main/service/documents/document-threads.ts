import { Worker } from 'node:worker_threads';
import type {
  DocumentJob,
  DocumentOutcome,
  FromThread,
  ThreadStart,
  ToThread,
} from './thread-messages.ts';
import { guarded } from '../../system/background.ts';

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

/** @param thread the built thread, or its source where Node runs that */
export function createDocumentThreads(
  thread: string | URL,
  start: ThreadStart,
  limits: ThreadLimits,
): DocumentThreads {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();

  return {
    async translate(job, onProgress, signal) {
      const worker = take();
      const outcome = await run(worker, job, onProgress, signal);
      if (outcome.kind === 'failed' && outcome.reason === 'internal') await end(worker);
      else if (all.has(worker)) rest(worker);
      return outcome;
    },
    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all([...all].map(end));
    },
  };

  function take(): Worker {
    const [waiting] = idle;
    if (waiting !== undefined) {
      const [worker, timer] = waiting;
      clearTimeout(timer);
      idle.delete(worker);
      return worker;
    }
    const worker = new Worker(thread, {
      workerData: start,
      // What a library prints may hold texts.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMiB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    // Without work it holds nobody up, and when it breaks down then, nothing is lost.
    worker.unref();
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      all.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    all.add(worker);
    return worker;
  }

  function rest(worker: Worker): void {
    idle.set(
      worker,
      setTimeout(
        guarded('document-threads.idle', () => end(worker)),
        limits.idleMs,
      ).unref(),
    );
  }

  async function end(worker: Worker): Promise<void> {
    all.delete(worker);
    await worker.terminate();
  }

  function run(
    worker: Worker,
    job: DocumentJob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<DocumentOutcome> {
    const post = (message: ToThread) => worker.postMessage(message);
    return new Promise((resolve) => {
      const finish = (outcome: DocumentOutcome) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.off('exit', onExit);
        worker.unref();
        resolve(outcome);
      };
      const broken = (fault: Error) => finish({ kind: 'failed', reason: 'internal', fault });
      const onMessage = (message: FromThread) => {
        if ('progress' in message) onProgress(message.progress);
        else finish(stopped ?? message.outcome);
      };
      const onError = (error: Error) => broken(error);
      const onExit = () => finish(stopped ?? lost);
      /** Either it soon says that it has stopped, or it is stopped. */
      const giveUp = (outcome: DocumentOutcome) => {
        stopped = outcome;
        post({ cancel: true });
        clearTimeout(timer);
        timer = setTimeout(
          guarded('document-threads.end', () => end(worker)),
          GRACE_MS,
        );
      };
      const stop = () => giveUp({ kind: 'failed', reason: 'cancelled' });
      let stopped: DocumentOutcome | null = null;
      let timer = setTimeout(
        guarded('document-threads.limit', () =>
          giveUp({ kind: 'failed', reason: 'took-too-long' }),
        ),
        limits.jobMs,
      );
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.on('exit', onExit);
      signal.addEventListener('abort', stop, { once: true });
      worker.ref();
      post({ job });
    });
  }
}
