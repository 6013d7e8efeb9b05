import { mkdirSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** What decides where the program keeps its data. */
export interface PathFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The person's home folder. */
  readonly home: string;
}

/**
 * The folder for data that belongs to one person on one machine: the XDG base directory rule on
 * Linux and other Unixes, Application Support on macOS, local application data on Windows.
 */
export function dataFolder({ platform, env, home }: PathFacts): string {
  if (platform === 'win32') {
    const local = env['LOCALAPPDATA'];
    const base = local !== undefined && win32.isAbsolute(local) ? local : null;
    return win32.join(base ?? win32.join(home, 'AppData', 'Local'), 'Dragoman');
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Dragoman');
  const data = env['XDG_DATA_HOME'];
  // The XDG rule: a relative path is invalid and ignored.
  const base = data !== undefined && posix.isAbsolute(data) ? data : null;
  return posix.join(base ?? posix.join(home, '.local', 'share'), 'dragoman');
}

/**
 * Makes a folder that only its owner can enter. One that is there already keeps its mode: it may be
 * shared on purpose, and our own files in it are closed to others one by one.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
