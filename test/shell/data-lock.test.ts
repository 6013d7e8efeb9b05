import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from '../../main/shell/data-lock.ts';
import { askFirstInstance, listenForLaterStarts } from '../../main/shell/first-instance.ts';
import { openScratchFolder } from '../../main/shell/scratch-folder.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Another process that takes the lock and says whether it got it. */
async function otherProcess() {
  const module = new URL('../../main/shell/data-lock.ts', import.meta.url).href;
  const script = `const { lockData } = await import(${JSON.stringify(module)});
    console.log(lockData(${JSON.stringify(data)}) ? 'got it' : 'taken');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    said: said.toString().trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('the data folder has one holder, and is free again after it was killed', async () => {
  const first = await otherProcess();
  expect(first.said).toBe('got it');
  expect(lockData(data)).toBeNull();
  const second = await otherProcess();
  expect(second.said).toBe('taken');
  await second.kill();
  await first.kill();
  const lock = lockData(data);
  expect(lock).not.toBeNull();
  lock?.release();
});

test('a released folder can be taken again', () => {
  lockData(data)?.release();
  const again = lockData(data);
  expect(again).not.toBeNull();
  again?.release();
});

test('a later start asks the first one to show itself', async () => {
  let shows = 0;
  const first = await listenForLaterStarts(data, () => {
    shows += 1;
    return Promise.resolve(true);
  });
  expect(statSync(join(data, 'instance.json')).mode & 0o777).toBe(0o600);
  expect(await askFirstInstance(data)).toBe(true);
  expect(shows).toBe(1);
  first.close();
  expect(await askFirstInstance(data)).toBe(false);
});

test('what a later start wants reaches the first one, in many pieces too', async () => {
  const launches: unknown[] = [];
  const first = await listenForLaterStarts(data, (launch) => {
    launches.push(launch);
    return Promise.resolve(true);
  });
  const long = { kind: 'translate', text: 'ä€😀\n'.repeat(4_000), target: 'de' } as const;
  expect(await askFirstInstance(data, { kind: 'clipboard' })).toBe(true);
  expect(await askFirstInstance(data, long)).toBe(true);
  expect(launches).toEqual([{ kind: 'clipboard' }, long]);
  const stranger = { kind: 'screen', screen: 'elsewhere' } as unknown as typeof long;
  expect(await askFirstInstance(data, stranger)).toBe(false);
  expect(launches).toHaveLength(2);
  first.close();
});

test('shows nothing without a window or with a wrong secret', async () => {
  let shows = 0;
  const first = await listenForLaterStarts(data, () => {
    shows += 1;
    return Promise.resolve(false);
  });
  expect(await askFirstInstance(data)).toBe(false);
  expect(shows).toBe(1);
  const { port } = JSON.parse(readFileSync(join(data, 'instance.json'), 'utf8')) as {
    port: number;
  };
  writeFileSync(join(data, 'instance.json'), JSON.stringify({ port, secret: 'wrong' }));
  expect(await askFirstInstance(data)).toBe(false);
  expect(shows).toBe(1);
  first.close();
});

test('scratch files of an earlier run are swept at the start', () => {
  const before = openScratchFolder(data);
  writeFileSync(join(before.path, 'file-1'), 'left by a crash');
  const after = openScratchFolder(data);
  expect(existsSync(join(after.path, 'file-1'))).toBe(false);
  expect(statSync(after.path).mode & 0o777).toBe(0o700);
  after.remove();
  expect(existsSync(after.path)).toBe(false);
});
