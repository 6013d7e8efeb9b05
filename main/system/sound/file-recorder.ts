import type { Readable } from 'node:stream';
import { fileSamples } from './file-samples.ts';
import { framesOf } from './frames.ts';
import type { Recorder, RecorderFault, RecorderListener } from './recorder.ts';
import { RATE } from './recorder.ts';
import type { SoundClock } from './sound-clock.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { inBackground } from '../background.ts';

export interface SoundFile {
  readonly name: string;
  open(): Readable;
}

export interface FileRecorderPorts {
  /** Finds an installed ffmpeg. */
  readonly decoder: () => string | null;
  readonly clock: SoundClock;
}

/** Later than this the computer has slept: what was missed is not made up for in one burst. */
const MOST_LATE_MS = 1_000;

/**
 * Plays a file as if it were spoken: each frame comes when a microphone would have had its last
 * sample, at most 2 times as fast.
 */
export function createFileRecorder(
  file: SoundFile,
  speed: number,
  ports: FileRecorderPorts,
): Recorder {
  const stopping = new AbortController();
  return {
    name: file.name,
    start: (listener) =>
      inBackground('fileRecorder.play', () => play(file, speed, listener, ports, stopping.signal)),
    stop: () => stopping.abort(),
  };
}

async function play(
  file: SoundFile,
  speed: number,
  listener: RecorderListener,
  { decoder, clock }: FileRecorderPorts,
  signal: AbortSignal,
): Promise<void> {
  const source = file.open();
  signal.addEventListener('abort', () => source.destroy(), { once: true });
  let position = 0;
  let started: number | null = null;
  let fault: RecorderFault | null = null;
  try {
    for await (const samples of fileSamples(source, decoder, signal)) {
      for (const frame of framesOf(position, samples)) {
        // Time runs from the first sound: a decoder takes a moment to begin.
        started ??= clock.now();
        const end = ((frame.position + frame.samples.length) / RATE) * 1000;
        const wait = started + end / speed - clock.now();
        if (wait < -MOST_LATE_MS) started -= wait;
        if (wait > 0) await sleep(wait, clock, signal);
        if (signal.aborted) return;
        listener.onFrame(frame);
      }
      position += samples.length;
    }
    if (position === 0) throw new UnreadableSound('empty');
  } catch (error) {
    // A file that cannot be read to its end for any other reason is no better.
    const reason = error instanceof UnreadableSound ? error.reason : 'format';
    fault = { kind: 'unreadable', reason };
  } finally {
    source.destroy();
  }
  if (!signal.aborted) listener.onEnd(fault);
}

function sleep(ms: number, clock: SoundClock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      takeBack();
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const takeBack = clock.after(ms, wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}
