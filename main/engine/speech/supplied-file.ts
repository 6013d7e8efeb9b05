import { statSync } from 'node:fs';

/** Names of what a folder lacks, as a person would look for them. */
export interface MissingFiles {
  readonly missing: readonly string[];
}

/** Whether a file is there and not empty, as one is whose copying broke off. */
export const isFilled = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
