import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { watchProgram } from '../../main/system/hung-program.ts';

const reason = process.platform === 'win32' ? 'no SIGSTOP here' : null;
if (reason !== null) process.stderr.write(`stopped programs not tested: ${reason}\n`);

test.skipIf(reason !== null)('kills a stopped program that owes its end', async () => {
  const child = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
  await once(child, 'spawn');
  child.kill('SIGSTOP');
  watchProgram(child, 100).expect();
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
});

test.skipIf(reason !== null)('leaves a program alone that owes nothing', async () => {
  const child = spawn('cat', { stdio: ['pipe', 'pipe', 'ignore'] });
  const watch = watchProgram(child, 50);
  watch.expect();
  watch.rest();
  await new Promise((next) => setTimeout(next, 150));
  child.stdin.end('said');
  expect(await once(child, 'close')).toEqual([0, null]);
});
