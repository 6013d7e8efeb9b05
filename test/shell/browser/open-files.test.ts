import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDesktopOpen } from '../../../main/shell/browser/open-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-open-'));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const calls = () => {
  const path = join(folder, 'calls');
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
};
/** Puts a program onto the path that notes how it was called. */
function install(name: string, code = 0, then = ''): void {
  const path = join(folder, 'bin', name);
  const note = `for part in ${name} "$@"; do printf '%s|' "$part"; done >> '${folder}/calls'`;
  writeFileSync(path, `#!/bin/sh\n${note}\necho >> '${folder}/calls'\n${then}\nexit ${code}\n`);
  chmodSync(path, 0o755);
}
const openFiles = (platform: NodeJS.Platform = 'linux') =>
  createDesktopOpen({ platform, env: { PATH: `${join(folder, 'bin')}:/bin:/usr/bin` } });
const result = (name = 'plan.de.txt') => {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
};

test('a file is opened by the program that the system has for it', async () => {
  install('xdg-open');
  const path = result('-v $(touch x) & "a".txt');
  expect(await openFiles().open(path)).toBe('done');
  expect(calls()).toEqual([`xdg-open|${path}|`]);
});

test('a program that goes on running has taken the file', async () => {
  install('xdg-open', 0, 'sleep 4');
  const opened = openFiles().open(result());
  await vi.waitFor(() => expect(calls()).toHaveLength(1));
  expect(await opened).toBe('done');
});

test('a file is shown by the file manager, or at least its folder', async () => {
  install('dbus-send');
  install('xdg-open');
  expect(await openFiles().show(result('a, b.txt'))).toBe('done');
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toContain('org.freedesktop.FileManager1.ShowItems');
  expect(calls()[0]).toContain('/a%2C%20b.txt|string:|');
  install('dbus-send', 1);
  expect(await openFiles().show(result())).toBe('done');
  expect(calls().at(-1)).toBe(`xdg-open|${folder}|`);
});

test('what is no longer there, and what nobody opens, is told apart', async () => {
  install('xdg-open', 3);
  expect(await openFiles().open(join(folder, 'gone.txt'))).toBe('gone');
  expect(calls()).toEqual([]);
  expect(await openFiles().open(result())).toBe('failed');
  const nothing = createDesktopOpen({ platform: 'linux', env: { PATH: '' } });
  expect(await nothing.open(result())).toBe('failed');
});

test('other systems have programs of their own', async () => {
  install('open');
  install('explorer.exe', 1);
  const path = result();
  expect(await openFiles('darwin').open(path)).toBe('done');
  expect(await openFiles('darwin').show(path)).toBe('done');
  expect(await openFiles('win32').open(path)).toBe('done');
  expect(await openFiles('win32').show(path)).toBe('done');
  expect(calls()).toEqual([
    `open|${path}|`,
    `open|-R|${path}|`,
    `explorer.exe|${path}|`,
    `explorer.exe|/select,${path}|`,
  ]);
});
