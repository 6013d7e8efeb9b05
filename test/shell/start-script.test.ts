import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from '../../main/shell/data-lock.ts';
import { listenForLaterStarts, REFUSED_EXIT } from '../../main/shell/first-instance.ts';
import type { LaunchRequest } from '../../main/system/outside.ts';

const root = join(import.meta.dirname, '..', '..');
const REACHED_LIMIT_MS = 60_000;
const binary = process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
if (process.platform === 'win32') {
  process.stderr.write('Tests of npm start skipped: its stand-in for Electron is a shell script\n');
}
let folder: string;
const taken: LaunchRequest[] = [];
let end: () => void;

/** Another shell has the data folder, and counts what it is asked for. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
  taken.length = 0;
  const lock = lockData(folder);
  const first = await listenForLaterStarts(folder, (launch) => {
    taken.push(launch);
    return Promise.resolve(true);
  });
  end = () => {
    first.close();
    lock?.release();
  };
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** `npm start` with an Electron that ends at once with the code. */
async function start(code: number, ...args: string[]) {
  const dist = join(folder, 'electron-dist');
  mkdirSync(join(dist, binary, '..'), { recursive: true });
  writeFileSync(join(dist, binary), `#!/bin/sh\nexit ${code}\n`);
  chmodSync(join(dist, binary), 0o755);
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), ...args], {
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: dist, DISPLAY: ':0' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: REACHED_LIMIT_MS,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [ended] = (await once(child, 'close')) as [number | null];
  return { ended, said };
}

test.skipIf(process.platform === 'win32')(
  'an Electron that said why it does not start is not followed by the other shell',
  async () => {
    const { ended, said } = await start(REFUSED_EXIT, '--data', folder, 'dragoman://open/voice');
    expect(taken).toEqual([]);
    expect(ended).toBe(1);
    expect(said).not.toContain('browser shell');
  },
);

test.skipIf(process.platform === 'win32')(
  'an Electron that handed its request over is not followed by the other shell either',
  async () => {
    expect(await start(0, '--data', folder, 'dragoman://open/voice')).toMatchObject({ ended: 0 });
    expect(taken).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'after one that cannot start here, the browser shell takes the request, once',
  async () => {
    const { ended, said } = await start(1, '--data', folder, 'dragoman://open/voice');
    expect(said).toContain('Using the browser shell instead.');
    expect(taken).toEqual([{ kind: 'screen', screen: 'voice' }]);
    expect(ended).toBe(0);
  },
);
