import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../system/paths.ts';

/** A folder for what must not outlive the program. */
export interface ScratchFolder {
  readonly path: string;
  /** Deletes it with all that is in it. Never throws: the next start sweeps what is left. */
  remove(): void;
}

/**
 * Makes an empty private folder in the data folder, deleting what an earlier run left there after
 * a crash. The caller holds the data folder's lock.
 */
export function openScratchFolder(data: string): ScratchFolder {
  const path = join(data, 'scratch');
  const remove = () => {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    } catch {
      // Swept by the next start, as said above.
    }
  };
  remove();
  makePrivateFolder(path);
  return { path, remove };
}
