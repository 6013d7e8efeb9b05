/** A thread that keeps translation memories: it searches them, or it imports and exports. */
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import type { HandlersOf } from '../../../../preload/contract/route.ts';
import type { WorkFailure } from '../../../system/channel/call-failure.ts';
import { withProgress } from '../../../system/channel/progress.ts';
import { serveThread } from '../../../system/channel/thread.ts';
import { exportFile } from '../exchange/export-file.ts';
import { importFile } from '../exchange/import-file.ts';
import { ImportRefusal } from '../exchange/import-refusal.ts';
import { openDatabase } from '../../../system/database.ts';
import type { SetAside } from '../../../system/database.ts';
import { nearDuplicates } from '../near-duplicates.ts';
import { clearUnfinished } from '../storage/intake.ts';
import { salvageMemories } from '../storage/salvage-memories.ts';
import { MEMORY_MIGRATIONS } from '../storage/schema.ts';
import { openMemories } from '../store.ts';
import { memoryRoutes, methodRoutes } from './routes.ts';
import type { ThreadStart } from './routes.ts';

const start = workerData as ThreadStart;

/** How long a statement waits while the other thread writes. */
const BUSY_MS = 10_000;
// Imports are opened only after this thread has said that it is ready.
const damaged = start.role === 'search' ? prepare(start.database) : null;
const database = new DatabaseSync(start.database, { timeout: BUSY_MS });
if (start.role === 'search') clearUnfinished(database);
const memories = openMemories(database);

const names = Object.keys(methodRoutes) as (keyof typeof methodRoutes)[];
// The table ties each name to its parameters; that tie is lost in a list of names.
const methods = Object.fromEntries(
  names.map((name) => [
    name,
    (parameters: readonly never[]) =>
      (memories[name] as (...given: readonly never[]) => unknown)(...parameters),
  ]),
) as unknown as HandlersOf<typeof methodRoutes>;

serveThread(
  memoryRoutes,
  {
    ...methods,
    open: () => (damaged === null ? null : salvaged(damaged)),
    import: (plan, { signal }) => withProgress((tell) => importFile(database, plan, tell, signal)),
    nearDuplicates: (plan, { signal }) =>
      withProgress((tell) => nearDuplicates(memories, plan, tell, signal)),
    export: (plan, { signal }) => withProgress((tell) => exportFile(memories, plan, tell, signal)),
  },
  failureOf,
);

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

/** Errors cross by what `open-memory-thread.ts` makes them of again. */
function failureOf(error: unknown): WorkFailure {
  if (error instanceof ImportRefusal) {
    const { reason, line, details } = error;
    return { code: 'refused', params: { reason, line, details } };
  }
  if (!(error instanceof Error)) return { code: 'failed', params: { message: String(error) } };
  const { name, message, code, errcode } = error as NodeJS.ErrnoException & {
    readonly errcode?: number;
  };
  return {
    code: 'failed',
    params: {
      name: error instanceof RangeError ? 'RangeError' : name,
      message,
      ...(code !== undefined && { code }),
      ...(errcode !== undefined && { errcode }),
    },
  };
}
