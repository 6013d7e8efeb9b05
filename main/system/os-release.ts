import { readFile } from 'node:fs/promises';

/** What a Linux says of itself; empty on other systems, and where it says nothing. */
export const readOsRelease = (): Promise<string> =>
  readFile('/etc/os-release', 'utf8').catch(() => '');
