import { readDeviceId } from '../device-name.ts';
import type { RecordedSound, RecorderReason, RecorderStart } from '../recorder-routes.ts';
import { RATE } from '../recorder.ts';
import { readWavHead } from '../wav.ts';
import { failureReason, lostMs } from './failure-reason.ts';
import { loadMic } from './guarded-start.ts';
import type { RecorderChild } from './guarded-start.ts';
import { watchServerSource } from './watch-server-source.ts';
import { inBackground } from '../../background.ts';

export interface RecordingPorts {
  /** Of this process, and changed here: the package gives it to the recorder as it is. */
  readonly env: NodeJS.ProcessEnv;
  readonly record: (piece: RecordedSound) => void;
  /** It has ended by itself. */
  readonly fail: (reason: RecorderReason) => void;
}

/** The last of what a recorder wrote to standard error, in characters. */
const TAIL = 4_096;
/** Time for a recorder to end before it is killed. */
const END_MS = 1_000;

/**
 * Records through the package `mic` 2.1.2, whose faults are guarded against:
 * 1. a program that is missing takes the process down: it is looked for before, started by its
 *    absolute path, and this process is not main's (ashishbajaj99/mic#30);
 * 2. on Linux a RIFF header of any length stands before the samples: raw ones are asked for, and a
 *    header that comes nevertheless is read;
 * 3. WAV ends in silence at 2 GiB: raw samples have no end;
 * 4. on Windows samples come as 32 bits in sox's own format: raw ones of 16 bits are asked for;
 * 5. a second start gives nothing: one instance, in one process, makes one recording;
 * 6. its pause leaves stopped processes behind: never used, main mutes by zeros;
 * 7. a failure looks like an end: every end that nobody asked for is one, and what the recorder
 *    said tells why;
 * 8. its silence detection counts reads, not time: not used;
 * 9. it reads in periods of 125 ms: 20 ms are asked for.
 * The name of a device is an expression to ALSA, so only names of known forms are handed on.
 * @returns ends it; resolves when the recorder is gone
 */
export async function startRecording(
  { program, device, pactl }: RecorderStart,
  { env, record, fail: tellFailure }: RecordingPorts,
): Promise<() => Promise<void>> {
  const name = readDeviceId(device);
  if (name === null) {
    tellFailure('device');
    return () => Promise.resolve();
  }
  // What the recorder says is read, so it must not be translated.
  Object.assign(env, { LC_ALL: 'C', LANGUAGE: 'C' });
  if (name.kind === 'server') env['PULSE_SOURCE'] = name.name;

  let isOver = false;
  let hasHeard = false;
  let said = '';
  let child: RecorderChild | null = null;
  const closed = Promise.withResolvers<undefined>();
  const fail = (reason: RecorderReason) => {
    if (isOver) return;
    isOver = true;
    unwatch();
    tellFailure(reason);
  };

  const mic = await loadMic(program, (started) => {
    child = started;
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-TAIL);
      for (const line of text.split('\n')) {
        const lost = Math.round((lostMs(line) * RATE) / 1000);
        if (lost > 0) record({ lost });
      }
    });
    started.once('error', () => {
      closed.resolve(undefined);
      fail('unknown');
    });
    started.once('close', () => closed.resolve(undefined));
  });
  const recording = mic({
    rate: String(RATE),
    channels: '1',
    bitwidth: '16',
    encoding: 'signed-integer',
    endian: 'little',
    device: name.kind === 'alsa' ? name.name : 'pulse',
    fileType: 'raw',
  });
  const stream = recording.getAudioStream();
  const read = createSampleReader();
  stream.on('data', (bytes: Buffer) => {
    const sound = read(bytes);
    if (sound.length === 0 || isOver) return;
    hasHeard = true;
    record({ sound: new Uint8Array(sound) });
  });
  stream.once('end', () =>
    inBackground('recording.end', () =>
      closed.promise.then(() => fail(failureReason(said, hasHeard))),
    ),
  );
  recording.start();
  const pid = (child as RecorderChild | null)?.pid;
  const unwatch =
    name.kind === 'server' && pactl !== null && pid !== undefined
      ? watchServerSource({ source: name.name, pid, pactl, env }, () => fail('device'))
      : () => undefined;

  return async () => {
    isOver = true;
    unwatch();
    recording.stop();
    const timer = setTimeout(() => child?.kill('SIGKILL'), END_MS);
    await closed.promise;
    clearTimeout(timer);
  };
}

/** Gives whole samples; a program in place of arecord may put a header before them. */
function createSampleReader(): (bytes: Buffer) => Buffer {
  let isPastHead = false;
  let waiting: Buffer = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (!isPastHead) {
      const head = readWavHead(waiting);
      if (head.kind === 'more') return Buffer.alloc(0);
      isPastHead = true;
      if (head.kind === 'wav') waiting = waiting.subarray(head.start);
    }
    const whole = waiting.subarray(0, waiting.length & ~1);
    waiting = Buffer.from(waiting.subarray(whole.length));
    return whole;
  };
}
