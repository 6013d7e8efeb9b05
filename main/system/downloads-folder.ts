import { readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import type { PathFacts } from './paths.ts';

/**
 * The person's folder for downloads. On Linux and its like the desktop keeps its place in
 * `user-dirs.dirs`, https://www.freedesktop.org/wiki/Software/xdg-user-dirs/.
 */
export function downloadsFolder(facts: PathFacts): string {
  const { platform, env, home } = facts;
  if (platform === 'win32') return win32.join(env['USERPROFILE'] ?? home, 'Downloads');
  const usual = posix.join(home, 'Downloads');
  if (platform === 'darwin') return usual;
  const config = env['XDG_CONFIG_HOME'];
  const base =
    config !== undefined && posix.isAbsolute(config) ? config : posix.join(home, '.config');
  return configured(posix.join(base, 'user-dirs.dirs'), home) ?? usual;
}

function configured(file: string, home: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const value = /^\s*XDG_DOWNLOAD_DIR="((?:\\.|[^"\\])*)"/m
    .exec(text)?.[1]
    ?.replace(/\\(.)/g, '$1');
  if (value === undefined) return null;
  const path = value.replace(/^\$HOME(?=\/|$)/, () => home);
  // The home folder itself stands for a folder that was switched off.
  return posix.isAbsolute(path) && posix.normalize(path + '/') !== posix.normalize(home + '/')
    ? posix.normalize(path)
    : null;
}
