import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockData } from '../../../main/shell/data-lock.ts';
import { listenForLaterStarts, REFUSED_EXIT } from '../../../main/shell/first-instance.ts';
import type { LaunchRequest } from '../../../main/system/outside.ts';
import { createElectron } from '../../fakes/electron.ts';

let fake: ReturnType<typeof createElectron>;
let folder: string;
const argv = process.argv;
beforeEach(() => {
  fake = createElectron();
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => {
  process.argv = argv;
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** Starts the program of Electron as it is, over the fake. */
async function startElectron(...args: string[]) {
  process.argv = ['/opt/electron', ...args];
  await import('../../../main/electron.ts');
  await vi.waitFor(() => expect(fake.recorded.exits.length + fake.recorded.quits).toBe(1));
}

describe('a data folder that cannot be used', () => {
  test.each([
    ['it is a file', 'file'],
    ['a folder above it is a file', 'file/data'],
    ['its name is too long', 'x'.repeat(300)],
  ])('is said once the app is ready, and ends the program: %s', async (_why, name) => {
    writeFileSync(join(folder, 'file'), '');
    let ready: () => void = () => undefined;
    fake.world.ready = new Promise((resolve) => (ready = resolve));
    process.argv = ['/opt/electron', '--data', join(folder, name)];
    await import('../../../main/electron.ts');
    expect([fake.recorded.errors, fake.recorded.exits]).toEqual([[], []]);
    ready();
    await vi.waitFor(() => expect(fake.recorded.exits).toEqual([REFUSED_EXIT]));
    expect(fake.recorded.errors).toHaveLength(1);
    expect(fake.recorded.errors[0]).not.toBe('');
    expect(fake.recorded.windows).toEqual([]);
  });
});

describe('while the browser shell has the data folder', () => {
  const taken: LaunchRequest[] = [];
  /** The other shell, which shows what it is asked for or has no window to show. */
  async function otherShell(shows: boolean) {
    taken.length = 0;
    const lock = lockData(folder);
    const first = await listenForLaterStarts(folder, (launch) => {
      taken.push(launch);
      return Promise.resolve(shows);
    });
    return () => {
      first.close();
      lock?.release();
    };
  }

  test.each([
    [['dragoman://open/voice'], [{ kind: 'screen', screen: 'voice' }]],
    [['--translate-clipboard'], [{ kind: 'clipboard' }]],
    [['/home/me/a.tmx'], [{ kind: 'files', paths: ['/home/me/a.tmx'], isCut: false }]],
    [[], [{ kind: 'show' }]],
  ])('a start of Electron with %j hands it over once, and ends well', async (args, expected) => {
    const end = await otherShell(true);
    await startElectron('--data', folder, ...args);
    expect(taken).toEqual(expected);
    expect(fake.recorded.exits).toEqual([0]);
    expect(fake.recorded.errors).toEqual([]);
    end();
  });

  test('says so where it has no window, with an exit code after which nobody tries again', async () => {
    const end = await otherShell(false);
    await startElectron('--data', folder);
    expect(taken).toEqual([{ kind: 'show' }]);
    expect(fake.recorded.exits).toEqual([REFUSED_EXIT]);
    expect(fake.recorded.errors).toHaveLength(1);
    end();
  });
});

test('a second Electron with the same data ends without a word', async () => {
  fake.world.isSecond = true;
  await startElectron('--data', folder);
  expect(fake.recorded.quits).toBe(1);
  expect(fake.recorded.paths.get('userData')).toBe(join(folder, 'electron'));
});

test('Windows knows the program by the name that the installer gives it', async () => {
  const { APP_ID, nameProgram } = await import('../../../main/shell/electron/program-name.ts');
  nameProgram('linux');
  nameProgram('win32');
  expect(fake.recorded.names).toEqual([APP_ID]);
});
