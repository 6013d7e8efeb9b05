import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, makePrivateFolder } from '../../main/system/paths.ts';

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
