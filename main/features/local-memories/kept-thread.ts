import type { MemoryThread } from '../../engine/memory/thread/open-memory-thread.ts';
import {
  MemoryThreadEnded,
  MemoryThreadHung,
} from '../../engine/memory/thread/open-memory-thread.ts';
import type { Troubles } from '../troubles.ts';
import type { Log } from '../../system/log.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { threadFailure } from './thread-failure.ts';

/** Opens the memories; `onFault` is told when one of their threads breaks down. */
export type OpenMemories = (onFault: (error: Error) => void) => Promise<MemoryThread>;

/**
 * The memory thread, started with the first call. Rejects with FeatureFailure `local-memories-down` where
 * it is dead and starting it again did not help, and with what `threadFailure` makes of other errors.
 */
export interface KeptThread {
  /** Is done once more on another thread when the first one dies. */
  read<T>(work: (thread: MemoryThread) => Promise<T>): Promise<T>;
  /** Is done once more only where no thread could be started: a change may have been made. */
  change<T>(work: (thread: MemoryThread) => Promise<T>): Promise<T>;
  /** Ends the thread, and with it what is running. */
  close(): Promise<void>;
}

export interface KeptThreadPorts {
  readonly log: Log;
  /** Told of a file that could not be used, and of a thread that stopped responding. */
  readonly tell: Troubles['tell'];
}

export function createKeptThread(open: OpenMemories, { log, tell }: KeptThreadPorts): KeptThread {
  const faults = new WeakSet<Error>();
  let opened: Promise<MemoryThread> | null = null;
  let closing: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const forget = (thread: Promise<MemoryThread>) => {
    if (opened !== thread) return;
    opened = null;
    // The next one cleans up after unfinished imports, so nothing of this one may still run.
    closing = thread.then(
      (dead) => dead.close(),
      () => undefined,
    );
  };
  const start = (): Promise<MemoryThread> => {
    if (opened !== null) return opened;
    const thread: Promise<MemoryThread> = closing.then(() =>
      open((error) => {
        faults.add(error);
        log.write('local-memories.thread-ended', { error: error.name });
        if (error instanceof MemoryThreadHung) tell({ kind: 'restarted', what: 'memories' });
        forget(thread);
      }),
    );
    opened = thread;
    thread.then(
      ({ setAside }) => {
        if (setAside === null) return;
        log.write('local-memories.set-aside', { ...setAside });
        const { backup, saved = 0 } = setAside;
        tell({ kind: 'set-aside', what: 'memories', backup, saved });
      },
      forget.bind(null, thread),
    );
    return thread;
  };
  const isDeath = (error: unknown) =>
    error instanceof MemoryThreadEnded ||
    error instanceof MemoryThreadHung ||
    (error instanceof Error && faults.has(error));

  const run = async <T>(
    work: (thread: MemoryThread) => Promise<T>,
    mayRepeat: boolean,
  ): Promise<T> => {
    for (let isFirst = true; ; isFirst = false) {
      if (isClosed) throw new FeatureFailure({ code: 'cancelled' });
      let thread: MemoryThread;
      try {
        thread = await start();
      } catch (error) {
        if (isFirst) continue;
        log.write('local-memories.not-started', { error: nameOf(error) });
        if (error instanceof Error && error.name === 'NewerDatabase') {
          tell({ kind: 'newer', what: 'memories', file: 'local-memories.sqlite' });
        }
        throw new FeatureFailure({ code: 'local-memories-down' });
      }
      try {
        return await work(thread);
      } catch (error) {
        if (!isDeath(error)) throw threadFailure(error);
        if (!isFirst || !mayRepeat) throw new FeatureFailure({ code: 'local-memories-down' });
      }
    }
  };

  return {
    read: (work) => run(work, true),
    change: (work) => run(work, false),
    async close() {
      isClosed = true;
      const thread = opened;
      opened = null;
      await closing;
      await thread?.then(
        (running) => running.close(),
        () => undefined,
      );
    },
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
