import type { Connected } from '../../../preload/contract/channel/client.ts';
import type { Thread } from '../channel/thread.ts';
import { connectThread, startThread } from '../channel/thread.ts';
import { checkpointRoutes } from './routes.ts';

/** Writes the log of a database into its file while others go on; rejects where that cannot be. */
export type Checkpoint = (file: string) => Promise<void>;

/** @param file the built thread, or its source; it is started with the first call */
export function createCheckpoint(file: string): Checkpoint {
  let running: Running | null = null;
  return async (database) => {
    const mine = (running ??= start(file));
    try {
      await mine.calls.ask('checkpoint', { file: database });
    } catch (error) {
      // Whether it still lives or not: the next call starts another one.
      if (running === mine) running = null;
      await mine.thread.end();
      throw error;
    }
  };
}

interface Running {
  readonly thread: Thread;
  readonly calls: Connected<typeof checkpointRoutes>;
}

function start(file: string): Running {
  const thread = startThread(file, null);
  return { thread, calls: connectThread(thread, checkpointRoutes) };
}
