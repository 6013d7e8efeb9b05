import { closeSync, existsSync, openSync, readSync, realpathSync } from 'node:fs';
import { delimiter, posix, win32 } from 'node:path';

/** What decides where a browser is looked for. */
export interface BrowserFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** How files are looked at; tests give their own. */
export interface FileLook {
  exists(path: string): boolean;
  /** The path with links resolved, and the first bytes of the file as text. */
  look(path: string): { readonly path: string; readonly start: string };
}

/** `confined`: only one that may not use our private profile (a snap or flatpak) was found. */
export type FoundBrowser = { readonly path: string } | { readonly missing: 'absent' | 'confined' };

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];

/** Finds an installed Chromium or a relative of it that can show an app window with our profile. */
export function findBrowser(facts: BrowserFacts, files: FileLook = disk): FoundBrowser {
  const found = candidates(facts).filter((path) => files.exists(path));
  const usable = found.find((path) => !isConfined(files.look(path)));
  if (usable !== undefined) return { path: usable };
  return { missing: found.length > 0 ? 'confined' : 'absent' };
}

function candidates({ platform, env, home }: BrowserFacts): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(home, 'Applications')];
    return folders.flatMap((folder) => MAC.map((name) => posix.join(folder, name)));
  }
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) =>
      folder === undefined ? [] : WINDOWS.map((name) => win32.join(folder, name)),
    );
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => posix.isAbsolute(folder));
  return ON_PATH.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/** A snap or flatpak sees neither our folder nor our pipe; some are started by a small script. */
function isConfined({ path, start }: { path: string; start: string }): boolean {
  if (/\/(snap|flatpak)\//.test(path) || /\/snap$/.test(path)) return true;
  return start.startsWith('#!') && /\/snap\/|\bflatpak run\b/.test(start);
}

const disk: FileLook = {
  exists: existsSync,
  look(path) {
    const start = Buffer.alloc(4096);
    const file = openSync(path, 'r');
    try {
      const read = readSync(file, start);
      return { path: realpathSync(path), start: start.toString('latin1', 0, read) };
    } finally {
      closeSync(file);
    }
  },
};
