import type { Caller } from '../../../../preload/contract/route.ts';
import { CallFailure } from '../../../system/channel/call-failure.ts';
import type { Progressing } from '../../../system/channel/progress.ts';
import { resultOf } from '../../../system/channel/progress.ts';
import { connectThread, startThread } from '../../../system/channel/thread.ts';
import type { SetAside } from '../../../system/database.ts';
import { watchHelper } from '../../../system/watched-helper.ts';
import type { ExportPlan } from '../exchange/export-file.ts';
import type { ImportPlan, ImportProgress, ImportReport } from '../exchange/import-file.ts';
import type { ImportRefusalReason, RefusalDetails } from '../exchange/import-refusal.ts';
import { ImportRefusal } from '../exchange/import-refusal.ts';
import type { ConcordanceQuery, Memories } from '../memories.ts';
import type { NearPlan } from '../near-duplicates.ts';
import { memoryRoutes, methodRoutes } from './routes.ts';
import type { ThreadStart } from './routes.ts';

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
  /** Groups of near duplicates of a memory. Progress is of units that were read. */
  nearDuplicates(
    plan: NearPlan,
    onProgress: (units: number) => void,
    signal: AbortSignal,
  ): Promise<readonly (readonly number[])[]>;
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

  const inExchange = <P, R>(
    open: (wire: Wire) => AsyncIterable<Progressing<P, R>>,
    onProgress: (progress: P) => void,
    signal: AbortSignal,
  ): Promise<R> =>
    exchanged(async (wire) => {
      signal.throwIfAborted();
      try {
        return await resultOf(open(wire), onProgress);
      } catch (error) {
        throw signal.aborted ? signal.reason : wire.errorOf(error);
      }
    });

  return {
    memories: callsOf((name, parameters) =>
      isApart(name, parameters)
        ? exchanged((wire) => wire.call(name, parameters))
        : search.call(name, parameters),
    ),
    import: (plan, onProgress, signal) =>
      inExchange((wire) => wire.calls.watch('import', plan, signal), onProgress, signal),
    export: (plan, onProgress, signal) =>
      inExchange((wire) => wire.calls.watch('export', plan, signal), onProgress, signal),
    nearDuplicates: (plan, onProgress, signal) =>
      inExchange((wire) => wire.calls.watch('nearDuplicates', plan, signal), onProgress, signal),
    setAside: search.setAside,
    async close() {
      await Promise.all([search.close(), exchange?.then((wire) => wire.close())]);
    },
  };
}

/** Methods that go through a whole memory. */
const APART: ReadonlySet<keyof Memories> = new Set<keyof Memories>([
  'statistics',
  'deduplicate',
  'filtered',
  'repeated',
]);

/** A filter looks at each unit that has the words, and a memory is full of common ones. */
const isApart = (name: keyof Memories, parameters: readonly unknown[]): boolean =>
  APART.has(name) ||
  (name === 'concordance' && (parameters[1] as ConcordanceQuery).filter !== undefined);

type CallByName = (name: keyof Memories, parameters: readonly unknown[]) => Promise<unknown>;

const NAMES = Object.keys(methodRoutes) as (keyof Memories)[];
const callsOf = (call: CallByName): MemoryCalls =>
  // The table ties each name to its parameters; that tie is lost in a list of names.
  Object.fromEntries(
    NAMES.map((name) => [name, (...given: readonly unknown[]) => call(name, given)]),
  ) as unknown as MemoryCalls;

/** Iterables that are no plain values cannot be sent. */
function sendable(value: unknown): unknown {
  const isIterable = typeof value === 'object' && value !== null && Symbol.iterator in value;
  return isIterable && !Array.isArray(value) ? [...(value as Iterable<unknown>)] : value;
}

/** One thread. */
interface Wire {
  readonly setAside: SetAside | null;
  readonly calls: Caller<typeof memoryRoutes>;
  readonly call: CallByName;
  /** What a call is said to have failed of. */
  errorOf(error: unknown): unknown;
  close(): Promise<void>;
}

async function openWire(
  file: string | URL,
  start: ThreadStart,
  onFault: (error: Error) => void,
  { askMs, mostUnanswered }: HungLimits,
): Promise<Wire> {
  const thread = startThread(file, start);
  let ended: Error | null = null;
  const end = (error: Error) => {
    if (ended !== null) return;
    ended = error;
    onFault(error);
  };
  thread.onExit(() =>
    end(thread.fault ?? new MemoryThreadEnded('The thread of the memories ended.')),
  );
  const watched = watchHelper(thread, { askMs, most: mostUnanswered[start.role] }, () =>
    end(new MemoryThreadHung('The thread of the memories stopped responding.')),
  );
  const calls = connectThread(thread, memoryRoutes, watched);
  const errorOf = (error: unknown) => ended ?? errorOfFailure(error);
  const call: CallByName = async (name, parameters) => {
    try {
      // Each method takes what `MemoryCalls` says.
      return await calls.ask(name, parameters.map(sendable) as never);
    } catch (error) {
      throw errorOf(error);
    }
  };
  const setAside = await calls.ask('open', undefined).catch((error: unknown) => {
    throw errorOf(error);
  });
  // Not before: opening a large file, or saving what is left of a damaged one, takes its time.
  watched.watch();

  return {
    setAside,
    calls,
    call,
    errorOf,
    async close() {
      ended ??= new MemoryThreadEnded('The memories were closed.');
      await thread.end();
    },
  };
}

function errorOfFailure(failure: unknown): unknown {
  if (!(failure instanceof CallFailure)) return failure;
  const { reason, line, details, name, message, code, errcode } =
    failure.params as Partial<FailedParams>;
  if (failure.code === 'refused' && reason !== undefined) {
    return new ImportRefusal(reason, line ?? 1, details);
  }
  if (name === 'RangeError') return new RangeError(message);
  const error = new Error(message ?? failure.message);
  if (name === 'AbortError') error.name = name;
  return Object.assign(error, code !== undefined && { code }, errcode !== undefined && { errcode });
}

/** What `memory-thread.ts` says of an error. */
interface FailedParams {
  /** Of a file that was refused. */
  readonly reason: ImportRefusalReason;
  readonly line: number;
  readonly details: RefusalDetails;
  readonly name: string;
  readonly message: string;
  /** Of the system, such as `ENOENT`. */
  readonly code: string;
  /** Of the database: SQLite's result code. */
  readonly errcode: number;
}
