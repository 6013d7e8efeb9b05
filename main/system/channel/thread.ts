import { parentPort, Worker } from 'node:worker_threads';
import type { Connected } from '../../../preload/contract/channel/client.ts';
import type { HandlersOf, Routes } from '../../../preload/contract/route.ts';
import { findParentThread } from '../parent-port.ts';
import type { HelperProcess } from '../processes.ts';
import { CallFailure, faultFailure } from './call-failure.ts';
import type { WorkFailure } from './call-failure.ts';
import { connectTable } from './connect.ts';
import { pipeTo } from './helper-process.ts';
import { serveParent } from './parent.ts';

/** A thread of ours. */
export interface Thread extends HelperProcess {
  /** What it threw that nobody caught; null before, and where it ended otherwise. */
  readonly fault: Error | null;
  /** Resolves when it is gone. */
  end(): Promise<void>;
  /** Whether this program waits for it before it ends. */
  hold(isHeld: boolean): void;
}

/**
 * @param file the built thread, or its source where Node runs that
 * @param data what it is started with
 * @param heapMiB of its objects; more ends it
 */
export function startThread(file: string | URL, data: unknown, heapMiB?: number): Thread {
  const worker = new Worker(file, {
    workerData: data,
    // What a library prints may hold texts.
    stdout: true,
    stderr: true,
    ...(heapMiB !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMiB } }),
  });
  worker.stdout.resume();
  worker.stderr.resume();
  let fault: Error | null = null;
  const listeners: ((code: number | null) => void)[] = [];
  const tell = (code: number | null) => {
    for (const listener of listeners.splice(0)) listener(code);
  };
  worker.on('error', (error: Error) => {
    fault ??= error;
    tell(null);
  });
  worker.on('exit', tell);
  const end = async () => {
    await worker.terminate();
  };
  return {
    get fault() {
      return fault;
    },
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onExit: (listener) => void listeners.push(listener),
    kill: () => void end(),
    end,
    hold(isHeld) {
      if (isHeld) worker.ref();
      else worker.unref();
    },
  };
}

/**
 * Serves the thread that started this one.
 * @param failureOf what it is told of an error; the error itself, where this is left out
 * @param parent the way to it, where something listens in between
 */
export const serveThread = <T extends Routes>(
  table: T,
  handlers: HandlersOf<T>,
  failureOf: (error: unknown) => WorkFailure = failureWithError,
  parent = findParentThread(parentPort),
): void => serveParent(parent, table, handlers, { failureOf });

function failureWithError(error: unknown): WorkFailure {
  const { code, params } = faultFailure(error);
  return { code, params: { ...params, ...(error instanceof Error && { error }) } };
}

/** What a call into a thread is said to have failed of. */
function errorIn(failure: unknown): unknown {
  const error = failure instanceof CallFailure ? failure.params['error'] : undefined;
  return error instanceof Error ? error : failure;
}

/**
 * Calls a thread, which holds this program only while somebody waits. A call that its end cuts short
 * rejects with what the thread threw, where it threw anything.
 * @param watched the thread, where something listens in between
 */
export function connectThread<T extends Routes>(
  thread: Thread,
  table: T,
  watched: HelperProcess = thread,
): Connected<T> {
  // It is trusted: both sides are one program.
  const calls = connectTable(pipeTo(watched), table);
  let open = 0;
  const hold = () => {
    open += 1;
    thread.hold(true);
  };
  const release = () => {
    open -= 1;
    if (open === 0) thread.hold(false);
  };
  return {
    lost: calls.lost,
    close: () => calls.close(),
    async ask(route, input, signal) {
      hold();
      try {
        return await calls.ask(route, input, signal);
      } catch (error) {
        throw thread.fault ?? errorIn(error);
      } finally {
        release();
      }
    },
    async *watch(route, input, signal) {
      hold();
      try {
        yield* calls.watch(route, input, signal);
      } catch (error) {
        throw thread.fault ?? errorIn(error);
      } finally {
        release();
      }
    },
  };
}
