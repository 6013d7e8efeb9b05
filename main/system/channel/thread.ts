import { Worker } from 'node:worker_threads';
import type { Connected } from '../../../preload/contract/channel/client.ts';
import type { Routes } from '../../../preload/contract/route.ts';
import type { HelperProcess } from '../processes.ts';
import { connectTable } from './connect.ts';
import { pipeTo } from './helper-process.ts';

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
        throw thread.fault ?? error;
      } finally {
        release();
      }
    },
    async *watch(route, input, signal) {
      hold();
      try {
        yield* calls.watch(route, input, signal);
      } catch (error) {
        throw thread.fault ?? error;
      } finally {
        release();
      }
    },
  };
}
