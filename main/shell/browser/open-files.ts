import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Opened, OpenFiles } from '../../system/open-files.ts';

export interface OpenFilesFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A program with its arguments. */
type Command = readonly [program: string, ...args: string[]];

/** A program that still runs after so long has taken the file: it may be the viewer itself. */
const TAKEN_MS = 3000;

/** Hands files to the person's other programs by the programs that each system has for that. */
export function createDesktopOpen({ platform, env }: OpenFilesFacts): OpenFiles {
  const first = async (path: string, commands: readonly Command[]): Promise<Opened> => {
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (!isThere) return 'gone';
    for (const command of commands) if (await isTaken(command, platform, env)) return 'done';
    return 'failed';
  };
  switch (platform) {
    case 'win32':
      return {
        open: (path) => first(path, [['explorer.exe', path]]),
        show: (path) => first(path, [['explorer.exe', `/select,${path}`]]),
      };
    case 'darwin':
      return {
        open: (path) => first(path, [['open', path]]),
        show: (path) => first(path, [['open', '-R', path]]),
      };
    default:
      return {
        open: (path) => first(path, [['xdg-open', path]]),
        show: (path) => first(path, [showItems(path), ['xdg-open', dirname(path)]]),
      };
  }
}

/** https://www.freedesktop.org/wiki/Specifications/file-manager-interface/ */
function showItems(path: string): Command {
  // The tool parts arrays at commas.
  const address = pathToFileURL(path).href.replaceAll(',', '%2C');
  return [
    'dbus-send',
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.FileManager1',
    '--type=method_call',
    '/org/freedesktop/FileManager1',
    'org.freedesktop.FileManager1.ShowItems',
    `array:string:${address}`,
    'string:',
  ];
}

function isTaken(
  [program, ...args]: Command,
  platform: OpenFilesFacts['platform'],
  env: OpenFilesFacts['env'],
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: 'ignore', detached: true });
    // It lives on when Dragoman ends.
    child.unref();
    const timer = setTimeout(() => resolve(true), TAKEN_MS);
    const settle = (taken: boolean) => {
      clearTimeout(timer);
      resolve(taken);
    };
    child.once('error', () => settle(false));
    // Explorer ends with 1 whatever it did.
    child.once('exit', (code) => settle(code === 0 || platform === 'win32'));
  });
}
