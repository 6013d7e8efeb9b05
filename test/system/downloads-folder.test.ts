import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { downloadsFolder } from '../../main/system/downloads-folder.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'dragoman-home-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const onLinux = (env: Record<string, string> = {}) =>
  downloadsFolder({ platform: 'linux', env, home });
const configure = (line: string, folder = join(home, '.config')) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'user-dirs.dirs'), `# comment\nXDG_DESKTOP_DIR="$HOME/x"\n${line}\n`);
};

test('without a word of the desktop it is Downloads', () => {
  expect(onLinux()).toBe(join(home, 'Downloads'));
});

test.each([
  ['XDG_DOWNLOAD_DIR="$HOME/Stažené soubory"', 'Stažené soubory'],
  ['XDG_DOWNLOAD_DIR="$HOME/a \\"b\\""', 'a "b"'],
  ['XDG_DOWNLOAD_DIR="$HOME/"', 'Downloads'],
  ['XDG_DOWNLOAD_DIR="relative"', 'Downloads'],
  ['#XDG_DOWNLOAD_DIR="$HOME/no"', 'Downloads'],
])('the desktop says: %s', (line, expected) => {
  configure(line);
  expect(onLinux()).toBe(join(home, expected));
});

test('absolute places and another folder for settings are understood', () => {
  configure('XDG_DOWNLOAD_DIR="/srv/down"', join(home, 'conf'));
  expect(onLinux({ XDG_CONFIG_HOME: join(home, 'conf') })).toBe('/srv/down');
});

test('other systems', () => {
  const mac = downloadsFolder({ platform: 'darwin', env: {}, home: '/Users/a' });
  expect(mac).toBe('/Users/a/Downloads');
  const env = { USERPROFILE: 'C:\\Users\\a' };
  const windows = downloadsFolder({ platform: 'win32', env, home: 'C:\\x' });
  expect(windows).toBe('C:\\Users\\a\\Downloads');
});
