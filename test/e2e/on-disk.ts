import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Whether a text stands in any file of a folder, databases and their logs included. */
export function isOnDisk(folder: string, text: string): boolean {
  return readdirSync(folder).some((name) => {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    // A log of a database comes and goes.
    if (stat === undefined) return false;
    if (stat.isDirectory()) return isOnDisk(path, text);
    return stat.isFile() && readFileSync(path).includes(text);
  });
}

/** Waits until a text is where no kill can take it away, as fast or slow as this computer is. */
export const untilOnDisk = (data: string, text: string): Promise<void> =>
  expect.poll(() => isOnDisk(data, text)).toBe(true);
