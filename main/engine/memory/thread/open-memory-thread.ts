import { Worker } from 'node:worker_threads';
import { every } from '../../../system/background.ts';
import { ImportRefusal } from '../exchange/import-refusal.ts';
import type { Memories } from '../memories.ts';
import type { SetAside } from '../../../system/database.ts';
import type {
  ExportPlan,
  FromThread,
  ImportPlan,
  ImportProgress,
  ImportReport,
  ThreadFault,
  ThreadStart,
  ToThread,
} from './messages.ts';

/** Every method of `Memories` as a call to the thread that keeps them. */
export type MemoryCalls = {
  readonly [Name in keyof Memories]: (
    ...parameters: Parameters<Memories[Name]>
  ) => Promise<ReturnType<Memories[Name]>>;
};

/** Translation memories in threads of their own: nothing here ever blocks the loop. */
export interface MemoryThread {
  /**
   * Rejects with a RangeError as the methods throw it. Iterables are sent whole, so large numbers of
   * units belong into a file and `import`.
   */
  readonly memories: MemoryCalls;
  /**
   * Imports a file while searches go on. Rejects with an `ImportRefusal`, the signal's reason, a
   * RangeError on an unknown memory, or the system's error; the memory then is as it was.
   */
  import(
    plan: ImportPlan,
    onProgress: (progress: ImportProgress) => void,
    signal: AbortSignal,
  ): Promise<ImportReport>;
  /** Writes a memory into a file; answers with the number of units. */
  export(
    plan: ExportPlan,
    onProgress: (units: number) => void,
    signal: AbortSignal,
  ): Promise<number>;
  /** The file that was found and could not be used, if so; a fresh one is in its place. */
  readonly setAside: SetAside | null;
  /** What is running is given up. */
  close(): Promise<void>;
}

/** A thread that ended by itself. */
export class MemoryThreadEnded extends Error {
  override readonly name = 'MemoryThreadEnded';
}

/** A thread that was ended because it no longer answered. */
export class MemoryThreadHung extends Error {
  override readonly name = 'MemoryThreadHung';
}

/** When a thread is taken for hung. */
export interface HungLimits {
  /** Milliseconds between two questions whether it lives. */
  readonly askMs: number;
  /** Questions without an answer; counted, since nobody asks while the computer sleeps. */
  readonly mostUnanswered: Readonly<Record<ThreadStart['role'], number>>;
}

/** Beyond the longest that each does in one go: reading the words of a large memory, or all of it. */
const HUNG: HungLimits = { askMs: 2_000, mostUnanswered: { search: 60, exchange: 300 } };

/**
 * Opens the memories of a database file, which is made where there is none, and must be in nobody
 * else's hands. What reads or rewrites a memory wholly runs beside imports, so that no search waits.
 * @param thread the built thread, or its source where Node runs that
 * @param onFault told when a thread broke down; calls reject from then on
 */
export async function openMemoryThread(
  thread: string | URL,
  database: string,
  onFault: (error: Error) => void,
  limits: HungLimits = HUNG,
): Promise<MemoryThread> {
  const search = await openWire(thread, { database, role: 'search' }, onFault, limits);
  let exchange: Promise<Wire> | null = null;
  /** Imports and exports run one after the other in a thread that lives as long as there are some. */
  let users = 0;
  const exchanged = async <T>(work: (wire: Wire) => Promise<T>): Promise<T> => {
    users += 1;
    exchange ??= openWire(thread, { database, role: 'exchange' }, onFault, limits);
    const wire = exchange;
    try {
      return await work(await wire);
    } finally {
      users -= 1;
      if (users === 0 && exchange === wire) {
        exchange = null;
        await wire.then(
          (opened) => opened.close(),
          () => undefined,
        );
      }
    }
  };

  return {
    memories: callsOf((method, parameters) => {
      const message = (call: number) => ({ call, method, parameters: parameters.map(sendable) });
      return APART.has(method) ? exchanged((wire) => wire.ask(message)) : search.ask(message);
    }),
    import: (plan, onProgress, signal) =>
      exchanged((wire) =>
        wire.ask(
          (call) => ({ call, import: plan }),
          (message) => {
            if ('progress' in message) onProgress(message.progress);
          },
          signal,
        ),
      ) as Promise<ImportReport>,
    export: (plan, onProgress, signal) =>
      exchanged((wire) =>
        wire.ask(
          (call) => ({ call, export: plan }),
          (message) => {
            if ('written' in message) onProgress(message.written);
          },
          signal,
        ),
      ) as Promise<number>,
    setAside: search.setAside,
    async close() {
      await Promise.all([search.close(), exchange?.then((wire) => wire.close())]);
    },
  };
}

/** Methods that go through a whole memory. */
const APART: ReadonlySet<keyof Memories> = new Set<keyof Memories>(['statistics', 'deduplicate']);

type Ask = (method: keyof Memories, parameters: readonly unknown[]) => Promise<unknown>;

function callsOf(ask: Ask): MemoryCalls {
  const call = (method: keyof Memories) =>
    ((...parameters: readonly unknown[]) => ask(method, parameters)) as never;
  return {
    list: call('list'),
    get: call('get'),
    create: call('create'),
    rename: call('rename'),
    add: call('add'),
    confirm: call('confirm'),
    insert: call('insert'),
    replace: call('replace'),
    unit: call('unit'),
    update: call('update'),
    removeUnits: call('removeUnits'),
    browse: call('browse'),
    deduplicate: call('deduplicate'),
    merge: call('merge'),
    find: call('find'),
    matches: call('matches'),
    concordance: call('concordance'),
    statistics: call('statistics'),
    warm: call('warm'),
    held: call('held'),
    remove: call('remove'),
  };
}

/** Iterables that are no plain values cannot be sent. */
function sendable(value: unknown): unknown {
  const isIterable = typeof value === 'object' && value !== null && Symbol.iterator in value;
  return isIterable && !Array.isArray(value) ? [...(value as Iterable<unknown>)] : value;
}

/** One thread with the calls that wait for it. */
interface Wire {
  readonly setAside: SetAside | null;
  ask(
    message: (call: number) => ToThread,
    onMessage?: (message: FromThread) => void,
    signal?: AbortSignal,
  ): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onMessage: (message: FromThread) => void;
}

async function openWire(
  thread: string | URL,
  start: ThreadStart,
  onFault: (error: Error) => void,
  limits: HungLimits,
): Promise<Wire> {
  // What a library prints may hold texts.
  const worker = new Worker(thread, { workerData: start, stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<SetAside | null>();
  let calls = 0;
  let ended: Error | null = null;

  const end = (error: Error) => {
    if (ended !== null) return;
    ended = error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error: Error) => {
    const isFirst = ended === null;
    end(error);
    if (isFirst) onFault(error);
  });
  worker.on('exit', () => {
    const isFirst = ended === null;
    const error = new MemoryThreadEnded('The thread of the memories ended.');
    end(error);
    if (isFirst) onFault(error);
  });
  let unanswered = 0;
  worker.on('message', (message: FromThread) => {
    unanswered = 0;
    if ('alive' in message) return;
    if ('ready' in message) {
      ready.resolve(message.setAside);
      return;
    }
    const call = waiting.get(message.call);
    if (call === undefined) return;
    if ('result' in message) {
      waiting.delete(message.call);
      call.resolve(message.result);
    } else if ('fault' in message) {
      waiting.delete(message.call);
      call.reject(errorOf(message.fault));
    } else call.onMessage(message);
  });
  const setAside = await ready.promise;
  // Not before: opening a large file, or saving what is left of a damaged one, takes its time.
  const stopAsking = every(limits.askMs, 'memories.ask', () => {
    if (unanswered < limits.mostUnanswered[start.role]) {
      unanswered += 1;
      worker.postMessage({ alive: true } satisfies ToThread);
      return undefined;
    }
    stopAsking();
    const error = new MemoryThreadHung('The thread of the memories stopped responding.');
    end(error);
    onFault(error);
    return worker.terminate();
  });
  worker.on('exit', stopAsking);
  // A program may end while its memories are open.
  worker.unref();

  return {
    setAside,
    ask(message, onMessage = () => undefined, signal) {
      if (ended !== null) return Promise.reject(ended);
      if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
      calls += 1;
      const call = calls;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(call, { resolve, reject, onMessage });
      const cancel = () => worker.postMessage({ cancel: call } satisfies ToThread);
      signal?.addEventListener('abort', cancel, { once: true });
      // While somebody waits, the program stays.
      worker.ref();
      worker.postMessage(message(call));
      return promise
        .catch((error: unknown) => {
          throw signal?.aborted === true ? signal.reason : error;
        })
        .finally(() => {
          signal?.removeEventListener('abort', cancel);
          if (waiting.size === 0) worker.unref();
        });
    },
    async close() {
      stopAsking();
      end(new MemoryThreadEnded('The memories were closed.'));
      await worker.terminate();
    },
  };
}

function errorOf({ kind, message, reason, line, details, code, errcode }: ThreadFault): Error {
  if (kind === 'refused' && reason !== undefined) {
    return new ImportRefusal(reason, line ?? 1, details);
  }
  if (kind === 'range') return new RangeError(message);
  const error = new Error(message);
  if (kind === 'cancelled') error.name = 'AbortError';
  return Object.assign(error, code !== undefined && { code }, errcode !== undefined && { errcode });
}
