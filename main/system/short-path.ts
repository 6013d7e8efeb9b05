import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import type { PathFacts } from './paths.ts';

/** Parts of a path that are shown before the ones in the middle are left out. */
const MOST_PARTS = 4;

/** A folder as a line of text has room for it: `~` for the home folder, and the last two names of a deep one. */
export function shortPath(
  path: string,
  { platform, home }: Pick<PathFacts, 'platform' | 'home'> = {
    platform: process.platform,
    home: homedir(),
  },
): string {
  const paths = platform === 'win32' ? win32 : posix;
  const { sep } = paths;
  const inHome = paths.relative(home, path);
  const isInHome = inHome !== '..' && !inHome.startsWith(`..${sep}`) && !paths.isAbsolute(inHome);
  // Windows has no such sign.
  const shown =
    isInHome && platform !== 'win32' ? ['~', inHome].filter((one) => one !== '').join(sep) : path;
  const parts = shown.split(sep);
  const [first = ''] = parts;
  return parts.length <= MOST_PARTS ? shown : [first, '…', ...parts.slice(-2)].join(sep);
}
