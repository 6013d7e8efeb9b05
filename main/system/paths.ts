import { chmodSync, mkdirSync, statSync } from 'node:fs';
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

/** The folder that was given for the data is none that could be kept from others. */
export class UnsafeFolder extends Error {
  override readonly name = 'UnsafeFolder';
}

/**
 * Makes the data folder, or takes one that is there: others must not be able to put files of theirs in
 * the place of ours. What they may write is closed to them; a link is followed to the folder behind it.
 * @throws UnsafeFolder where it belongs to another user, or to all of them, as the folder for
 *   temporary files does
 */
export function takeDataFolder(folder: string, me = process.getuid?.() ?? null): void {
  makePrivateFolder(folder);
  // Windows keeps no mode bits; a person's profile folder is private there already.
  if (me === null) return;
  const { mode, uid } = statSync(folder);
  if (uid !== me) {
    throw new UnsafeFolder(
      `${folder} belongs to another user of this computer. Choose a folder of your own.`,
    );
  }
  if ((mode & 0o1000) !== 0) {
    throw new UnsafeFolder(
      `${folder} is shared by all users of this computer. Choose a folder of your own, or one inside it.`,
    );
  }
  if ((mode & 0o022) !== 0) chmodSync(folder, 0o700);
}
