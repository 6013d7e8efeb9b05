import { Worker } from 'node:worker_threads';
import type { CorrectionRequest } from './correct.ts';
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts';
import type { WrittenText } from './written-text.ts';
import { guarded, inBackground } from '../../system/background.ts';

/** A text that takes longer is given up. */
const JOB_MS = 60_000;
/** A thread without work for so long is ended, with the grammar engine that it holds. */
const IDLE_MS = 5 * 60_000;
/** The grammar engine and one large dictionary. */
const HEAP_MIB = 1024;

/** Corrects texts off the main loop, one after the other. */
export interface ThreadCorrector {
  /** Rejects when the thread fails, takes too long, and when the signal fires. */
  correct(request: CorrectionRequest, signal: AbortSignal): Promise<WrittenText>;
  close(): Promise<void>;
}

/** @param thread the built thread, or its source where Node runs that */
export function createThreadCorrector(thread: string | URL, start: ThreadStart): ThreadCorrector {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  return {
    correct(request, signal) {
      const turn = last.then(() => {
        signal.throwIfAborted();
        return run(request, signal);
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    close: end,
  };

  function open(): Worker {
    clearTimeout(idle);
    if (worker !== null) return worker;
    const opened = new Worker(thread, {
      workerData: start,
      // What a library prints may hold texts.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    });
    opened.stdout.resume();
    opened.stderr.resume();
    // Without work it holds nobody up, and when it breaks down then, nothing is lost.
    opened.unref();
    opened.on('error', () => undefined);
    opened.on('exit', () => {
      if (worker === opened) worker = null;
    });
    worker = opened;
    return opened;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  function run(request: CorrectionRequest, signal: AbortSignal): Promise<WrittenText> {
    const thisWorker = open();
    const { promise, resolve, reject } = Promise.withResolvers<WrittenText>();
    const onMessage = (message: FromThread) => {
      if ('written' in message) resolve(message.written);
      else {
        reject(message.fault);
        // An engine that broke down stays broken.
        if (!signal.aborted) inBackground('corrector.end', end);
      }
    };
    const onExit = () => reject(new Error('The thread that corrects ended.'));
    // A grammar engine at work hears nothing: only its end stops it.
    const onTimeout = () => {
      reject(new Error('A correction took too long.'));
      inBackground('corrector.end', end);
    };
    const onAbort = () => thisWorker.postMessage({ cancel: true } satisfies ToThread);
    const timer = setTimeout(guarded('corrector.timeout', onTimeout), JOB_MS);
    thisWorker.on('message', onMessage);
    thisWorker.on('error', reject);
    thisWorker.on('exit', onExit);
    signal.addEventListener('abort', onAbort, { once: true });
    thisWorker.ref();
    thisWorker.postMessage({ request } satisfies ToThread);
    return promise.finally(() => {
      clearTimeout(timer);
      thisWorker.off('message', onMessage);
      thisWorker.off('error', reject);
      thisWorker.off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
      thisWorker.unref();
      if (worker === thisWorker) idle = setTimeout(guarded('corrector.idle', end), IDLE_MS).unref();
    });
  }
}
