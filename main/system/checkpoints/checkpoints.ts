import type { Connected } from '../../../preload/contract/channel/client.ts';
import { connectThread, startThread } from '../channel/thread.ts';
import { checkpointRoutes } from './routes.ts';

/** Writes the log of a database into its file while others go on; rejects where that cannot be. */
export type Checkpoint = (file: string) => Promise<void>;

/** @param thread the built thread, or its source; it is started with the first call */
export function createCheckpoint(thread: string): Checkpoint {
  let calls: Connected<typeof checkpointRoutes> | null = null;
  return async (file) => {
    calls ??= connectThread(startThread(thread, null), checkpointRoutes);
    try {
      await calls.ask('checkpoint', { file });
    } catch (error) {
      calls = null;
      throw error;
    }
  };
}
