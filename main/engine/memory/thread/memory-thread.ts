/** A thread that keeps translation memories: it searches them, or it imports and exports. */
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { exportFile } from '../exchange/export-file.ts';
import { importFile } from '../exchange/import-file.ts';
import { ImportRefusal } from '../exchange/import-refusal.ts';
import { openDatabase } from '../../../system/database.ts';
import type { SetAside } from '../../../system/database.ts';
import { clearUnfinished } from '../storage/intake.ts';
import { salvageMemories } from '../storage/salvage-memories.ts';
import { MEMORY_MIGRATIONS } from '../storage/schema.ts';
import { openMemories } from '../store.ts';
import type { FromThread, ThreadFault, ThreadStart, ToThread } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This is a part of the memory engine.');
const start = workerData as ThreadStart;
const post = (message: FromThread) => port.postMessage(message);

/** How long a statement waits while the other thread writes. */
const BUSY_MS = 10_000;
// Imports are opened only after this thread has said that it is ready.
const damaged = start.role === 'search' ? prepare(start.database) : null;
const database = new DatabaseSync(start.database, { timeout: BUSY_MS });
if (start.role === 'search') clearUnfinished(database);
const memories = openMemories(database);
const running = new Map<number, AbortController>();

port.on('message', (message: ToThread) => {
  if ('alive' in message) {
    post({ alive: true });
    return;
  }
  if ('cancel' in message) {
    running.get(message.cancel)?.abort();
    return;
  }
  const { call } = message;
  if ('method' in message) {
    try {
      post({ call, result: answer(message.method, message.parameters) });
    } catch (error) {
      post({ call, fault: faultOf(error) });
    }
    return;
  }
  const controller = new AbortController();
  running.set(call, controller);
  exchange(message, controller.signal)
    .then((result) => post({ call, result }))
    .catch((error: unknown) => post({ call, fault: faultOf(error) }))
    .finally(() => running.delete(call));
});
post({ ready: true, setAside: damaged === null ? null : salvaged(damaged) });

/** Saves what can still be read of the file that was moved aside. */
function salvaged(damaged: SetAside): SetAside {
  try {
    const saved = salvageMemories(join(dirname(start.database), damaged.backup), memories);
    return { ...damaged, saved };
  } catch {
    // The file stays where it is, and what was saved so far as well.
    return { ...damaged, saved: 0 };
  }
}

/** Makes the file, for its owner alone, or moves one aside that cannot be used. */
function prepare(path: string) {
  const file = openDatabase(path);
  try {
    file.migrate(MEMORY_MIGRATIONS);
    return file.setAside;
  } finally {
    file.close();
  }
}

function answer(method: keyof typeof memories, parameters: readonly unknown[]): unknown {
  // The border is typed on the other side: `open-memory-thread.ts` sends what the method takes.
  const methods = memories as unknown as Record<string, (...given: readonly unknown[]) => unknown>;
  return methods[method]?.(...parameters);
}

function exchange(
  message: Exclude<
    ToThread,
    { readonly method: unknown } | { readonly cancel: number } | { readonly alive: true }
  >,
  signal: AbortSignal,
): Promise<unknown> {
  const { call } = message;
  if ('import' in message) {
    return importFile(database, message.import, (progress) => post({ call, progress }), signal);
  }
  return exportFile(memories, message.export, (written) => post({ call, written }), signal);
}

function faultOf(error: unknown): ThreadFault {
  if (error instanceof ImportRefusal) {
    const { message, reason, line, details } = error;
    return { kind: 'refused', message, reason, line, details };
  }
  if (error instanceof RangeError) return { kind: 'range', message: error.message };
  if (!(error instanceof Error)) return { kind: 'internal', message: String(error) };
  if (error.name === 'AbortError') return { kind: 'cancelled', message: error.message };
  const { code, errcode } = error as NodeJS.ErrnoException & { readonly errcode?: number };
  return {
    kind: 'internal',
    message: error.message,
    ...(code !== undefined && { code }),
    ...(errcode !== undefined && { errcode }),
  };
}
