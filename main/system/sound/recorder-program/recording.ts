import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import mic from 'mic';
import type { DeviceName } from '../device-name.ts';
import type { RecorderMessage } from '../device-recorder.ts';
import { findRecorder } from '../list-devices.ts';
import { createSoundReader } from './sound-reader.ts';
import { failureReason } from './failure-reason.ts';
import { watchServerSource } from './server-source.ts';

export interface Surrounding {
  readonly platform: NodeJS.Platform;
  /** Changed here: the package looks its programs up by the path of this process. */
  readonly env: NodeJS.ProcessEnv;
  on(event: 'uncaughtException', listener: (error: Error) => void): unknown;
}

/** Without a sound for so long something is wrong: a suspended source says nothing. */
const STALL_MS = 1_500;
/** Without a sound for so long nothing will come any more. */
const GIVE_UP_MS = 15_000;
const LOOK_MS = 250;
/**
 * A WAV stream of the recorder ends in silence at 2 GiB; before that another recording takes over.
 */
const MOST_BYTES = 2 ** 31 - 2 ** 24;
/** How long a trial may take that only learns why a recording ended. */
const TRIAL_MS = 4_000;

/**
 * Records through the package `mic`, whose faults are guarded against here:
 * 1. a program that is missing throws in the middle of nowhere: looked for first, and caught;
 * 2. a RIFF header stands before the samples, of any length: parsed;
 * 3. it ends in silence at 2 GiB: another recording takes over before;
 * 4. on Windows it gives sox's own format of 32 bits: parsed;
 * 5. a second start gives nothing: one instance makes one recording;
 * 6. its pause leaves stopped processes behind: never used, a muted source is zeroed later;
 * 7. a failure looks like an end: every end that nobody asked for is one, and a trial finds out why;
 * 8. its silence detection counts reads, not time: switched off;
 * 9. nothing says that sound has stopped coming: a watchdog does.
 * The names of devices never come from outside unchecked, since ALSA takes expressions for names.
 * @returns ends it
 */
export function startRecording(
  device: DeviceName,
  around: Surrounding,
  say: (message: RecorderMessage) => void,
): () => void {
  const { platform, env } = around;
  const program = findRecorder({ platform, env });
  if (program === null) {
    say({ missing: platform === 'linux' ? 'arecord' : 'sox' });
    return () => undefined;
  }
  env['PATH'] = [dirname(program), env['PATH']].join(platform === 'win32' ? ';' : ':');
  if (device.kind === 'server') env['PULSE_SOURCE'] = device.name;
  const alsaName = device.kind === 'alsa' ? device.name : 'pulse';

  let isOver = false;
  let soundAt = performance.now();
  let isStalled = false;
  let current = openRecording();
  const fail = (reason: Extract<RecorderMessage, { failed: string }>['failed']) => {
    if (isOver) return;
    isOver = true;
    close();
    say({ failed: reason });
  };
  around.on('uncaughtException', () => fail('unknown'));

  function openRecording() {
    const recording = mic({
      rate: '16000',
      channels: '1',
      bitwidth: '16',
      encoding: 'signed-integer',
      device: alsaName,
      fileType: 'raw',
      exitOnSilence: 0,
    });
    const reader = createSoundReader(platform);
    let bytes = 0;
    const stream = recording.getAudioStream();
    stream.on('data', (piece: Buffer) => {
      bytes += piece.length;
      soundAt = performance.now();
      const sound = reader(piece);
      if (sound === null) fail('unknown');
      else if (sound.length > 0 && !isOver) say({ sound });
      if (bytes > MOST_BYTES && current.recording === recording) {
        current = openRecording();
        recording.stop();
      }
    });
    const ended = () => {
      if (!isOver && current.recording === recording) void explain().then(fail);
    };
    stream.on('end', ended);
    stream.on('error', ended);
    stream.on('audioProcessExitComplete', ended);
    recording.start();
    return { recording };
  }

  /** Records for a second and reads what the program says of it. */
  function explain(): Promise<Extract<RecorderMessage, { failed: string }>['failed']> {
    if (platform !== 'linux') return Promise.resolve('ended');
    return new Promise((resolve) => {
      const trial = spawn(program ?? '', ['-q', '-d', '1', '-D', alsaName, '/dev/null'], {
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: TRIAL_MS,
      });
      let said = '';
      trial.stderr.on('data', (text: Buffer) => (said += text.toString('utf8').slice(0, 4096)));
      trial.on('error', () => resolve('unknown'));
      trial.on('close', (code) => resolve(code === 0 ? 'ended' : failureReason(said)));
    });
  }

  const looking = setInterval(() => {
    const quiet = performance.now() - soundAt;
    const nowStalled = quiet > STALL_MS;
    if (nowStalled !== isStalled) say({ stalled: nowStalled });
    isStalled = nowStalled;
    if (quiet > GIVE_UP_MS) void explain().then(fail);
  }, LOOK_MS);
  const unwatch =
    device.kind === 'server'
      ? watchServerSource(device.name, env, () => fail('device'))
      : () => undefined;

  function close() {
    clearInterval(looking);
    unwatch();
    current.recording.stop();
  }
  return () => {
    if (isOver) return;
    isOver = true;
    close();
  };
}
