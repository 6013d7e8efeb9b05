import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dataFolder,
  makePrivateFolder,
  takeDataFolder,
  UnsafeFolder,
} from '../../main/system/paths.ts';
import { isForeseen, startFailure } from '../../main/system/start-failure.ts';

describe('dataFolder', () => {
  it.each([
    ['linux', '/home/ada', {}, '/home/ada/.local/share/dragoman'],
    ['linux', '/home/ada', { XDG_DATA_HOME: '/data' }, '/data/dragoman'],
    ['linux', '/home/ada', { XDG_DATA_HOME: 'relative' }, '/home/ada/.local/share/dragoman'],
    ['darwin', '/Users/ada', {}, '/Users/ada/Library/Application Support/Dragoman'],
    ['win32', 'C:\\Users\\ada', {}, 'C:\\Users\\ada\\AppData\\Local\\Dragoman'],
    ['win32', 'C:\\Users\\ada', { LOCALAPPDATA: 'D:\\Local' }, 'D:\\Local\\Dragoman'],
  ] as const)('on %s for %s with %o is %s', (platform, home, env, expected) => {
    expect(dataFolder({ platform, env, home })).toBe(expected);
  });
});

describe('makePrivateFolder', () => {
  it('makes a folder for its owner only and leaves one that is there as it is', () => {
    const root = mkdtempSync(join(tmpdir(), 'dragoman-paths-'));
    const open = join(root, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    makePrivateFolder(open);
    makePrivateFolder(join(root, 'new', 'deep'));
    expect(statSync(open).mode & 0o777).toBe(0o755);
    expect(statSync(join(root, 'new', 'deep')).mode & 0o777).toBe(0o700);
    rmSync(root, { recursive: true });
  });
});

const isWindows = process.platform === 'win32';
if (isWindows) process.stderr.write('modes of the data folder not tested: Windows has none\n');

describe.skipIf(isWindows)('the data folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'dragoman-paths-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const made = (mode: number) => {
    const folder = join(root, 'data');
    mkdirSync(folder);
    chmodSync(folder, mode);
    return folder;
  };
  const modeOf = (folder: string) => statSync(folder).mode & 0o7777;

  it.each([0o777, 0o775, 0o770, 0o722, 0o2775])('of mode %o is closed to others', (mode) => {
    const folder = made(mode);
    takeDataFolder(folder);
    expect(modeOf(folder) & 0o077).toBe(0);
  });
  it.each([0o700, 0o755, 0o750])('of mode %o, which only its owner writes, stays', (mode) => {
    const folder = made(mode);
    takeDataFolder(folder);
    expect(modeOf(folder)).toBe(mode);
  });
  it('behind a link is closed itself, and is made where there is none', () => {
    const folder = made(0o777);
    const link = join(root, 'link');
    symlinkSync(folder, link);
    takeDataFolder(link);
    expect(modeOf(folder)).toBe(0o700);
    takeDataFolder(join(root, 'new'));
    expect(modeOf(join(root, 'new'))).toBe(0o700);
  });
  it('that is shared, or belongs to another user, is rejected with the reason and left unchanged', () => {
    const folder = made(0o1777);
    expect(() => takeDataFolder(folder)).toThrow('shared by all users');
    expect(modeOf(folder)).toBe(0o1777);
    chmodSync(folder, 0o777);
    const other = statSync(folder).uid + 1;
    expect(() => takeDataFolder(folder, other)).toThrow('belongs to another user');
    expect(modeOf(folder)).toBe(0o777);
    const refused = new UnsafeFolder('a sentence');
    expect([isForeseen(refused), startFailure(refused, folder, 0)]).toEqual([true, 'a sentence']);
  });
});
