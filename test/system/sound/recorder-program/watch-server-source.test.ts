import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchServerSource } from '../../../../main/system/sound/recorder-program/watch-server-source.ts';

const reason = process.platform === 'win32' ? 'no SIGSTOP here' : null;
if (reason !== null) process.stderr.write(`a stopped pactl not tested: ${reason}\n`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test.skipIf(reason !== null)('a pactl that is stopped ends with the watch', async () => {
  const pactl = join(folder, 'pactl');
  const said = join(folder, 'said');
  writeFileSync(
    pactl,
    `#!/bin/sh
if [ "$1" = subscribe ]; then trap '' TERM; echo $$ > ${said}.new; mv ${said}.new ${said}; while :; do sleep 0.05; done; fi
[ "$3" = sources ] && printf '7\\tdesk-microphone\\n'
exit 0
`,
  );
  chmodSync(pactl, 0o700);
  const onMoved = vi.fn();
  const env = { PATH: '/usr/bin:/bin' };
  const stop = watchServerSource({ source: 'desk-microphone', pid: 1, pactl, env }, onMoved);
  await vi.waitFor(() => expect(existsSync(said)).toBe(true), 30_000);
  const pid = Number(readFileSync(said, 'utf8'));
  process.kill(pid, 'SIGSTOP');
  stop();
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 30_000);
  expect(onMoved).not.toHaveBeenCalled();
});
