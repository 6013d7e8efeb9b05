import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSound } from '../../../../main/system/sound/open-sound.ts';
import type { Recorder } from '../../../../main/system/sound/recorder.ts';
import type { Heard } from '../heard.ts';
import { createHeard, until } from '../heard.ts';
import { startRecorderProcess } from '../recorder-process.ts';
import { wavBytes } from '../wav-bytes.ts';
import { unless } from '../../../app/unless.ts';

// The recorder process with the real package; scripts stand in for the recorder program.
let folder: string;
let heard: Heard;
let recorder: Recorder | null;
let processes: number[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-sound-'));
  heard = createHeard();
  recorder = null;
  processes = [];
});
afterEach(async () => {
  recorder?.stop();
  await until(() => processes.every((pid) => !isAlive(pid)));
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const noted = (name: string) => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
};

function record(script: string, device = 'default') {
  const path = join(folder, 'arecord');
  writeFileSync(path, `#!/bin/sh\ncd '${folder}'\necho "$@" > args\necho $$ > pid\n${script}\n`, {
    mode: 0o755,
  });
  const env = { PATH: [folder, '/usr/bin', '/bin'].join(':') };
  const startHelper = startRecorderProcess(env, undefined, (pid) => processes.push(pid));
  recorder = openSound({ startHelper, env, platform: 'linux' }).recordDevice(device);
  recorder.start(heard);
}
/** Prints samples. */
const sound = (...samples: number[]) => {
  const bytes = Buffer.from(Int16Array.from(samples).buffer);
  return printed(bytes);
};
const printed = (bytes: Buffer) =>
  `printf '${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}'`;
// A shell that waits by a program of its own would leave it behind.
const FOREVER = 'exec sleep 60';

const missing = process.platform === 'win32' ? 'its recorders are scripts of a shell' : null;
describe('the recorder process', unless(missing), () => {
  it('tells what the program records, raw and in short periods', async () => {
    const quiet = Array.from({ length: 20 }, () => 0);
    record(`${sound(...quiet, 256, -1, 32_767)}\n${FOREVER}`, 'plughw:CARD=U,DEV=0');
    await until(() => heard.samples().length === 23);
    expect(heard.samples().slice(20)).toEqual([256, -1, 32_767]);
    expect(noted('args')).toBe(
      '-t raw --period-time=20000 --buffer-time=1000000 -c 1 -r 16000 -f S16_LE -D plughw:CARD=U,DEV=0',
    );
  });

  it('passes over a header of any length', async () => {
    const bytes = wavBytes({ samples: [5, 6, 7], before: [['LIST', Buffer.from('hello!')]] });
    record(`${printed(bytes)}\n${FOREVER}`);
    await until(() => heard.samples().length > 0);
    expect(heard.samples()).toEqual([5, 6, 7]);
  });

  it.each([
    ['audio open error: Device or resource busy', 'busy'],
    ['audio open error: No such file or directory', 'device'],
    ['something else', 'unknown'],
  ])('says why the program ended: %s', async (said, reason) => {
    record(`[ "$LC_ALL" = C ] && echo 'arecord: main:1: ${said}' >&2\nexit 1`);
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason }]);
    await until(() => !isAlive(processes[0] ?? Number.NaN));
  });

  it('takes an end that nobody asked for as a failure, after all of its sound', async () => {
    record(`${sound(...Array.from({ length: 3_000 }, () => 9))}\nexit 0`);
    await until(() => heard.ends.length > 0);
    expect(heard.samples()).toHaveLength(3_000);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'ended' }]);
  });

  it('survives a program that cannot be started', async () => {
    record('exit 0');
    rmSync(join(folder, 'arecord'));
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'unknown' }]);
  });

  it('leaves room for what the program says it lost', async () => {
    const twelve = sound(...Array.from({ length: 12 }, () => 1));
    const lost = "echo 'overrun!!! (at least 100.000 ms long)' >&2";
    record(`${twelve}\nsleep 0.2\n${lost}\nsleep 0.2\n${twelve}\n${FOREVER}`);
    await until(() => heard.samples().length === 24);
    expect(heard.frames.map(({ position }) => position)).toEqual([0, 1_612]);
  });

  it('ends the program, also one that does not heed', async () => {
    const deaf = `trap '' TERM\n${sound(1, 2, 3, 4, 5, 6, 7, 8)}\nwhile :; do sleep 0.1; done`;
    record(deaf);
    await until(() => heard.samples().length > 0);
    const pid = Number(noted('pid'));
    expect(isAlive(pid)).toBe(true);
    recorder?.stop();
    await until(() => !isAlive(pid) && !isAlive(processes[0] ?? Number.NaN));
    expect(heard.ends).toEqual([]);
  });

  it('is told of by its end when it dies, and leaves no program behind', async () => {
    record(`while :; do ${sound(1, 2, 3, 4, 5, 6, 7, 8)}; sleep 0.05; done`);
    await until(() => heard.samples().length > 0);
    const pid = Number(noted('pid'));
    process.kill(processes[0] ?? 0, 'SIGKILL');
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'ended' }]);
    await until(() => !isAlive(pid));
  });

  it('starts nothing for a name that is an expression', async () => {
    record('exit 0', "file:'| tee x',raw");
    await until(() => heard.ends.length > 0);
    expect(heard.ends).toEqual([{ kind: 'failed', reason: 'device' }]);
    expect(noted('args')).toBe('');
  });
});
