import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { findProgram } from '../find-program.ts';
import { createFrameCutter, FRAME_SAMPLES } from './frame-cutter.ts';
import type { Surroundings } from './list-devices.ts';
import type { Recorder, RecorderFault, RecorderListener, SoundFrame } from './recorder.ts';
import { RATE } from './recorder.ts';
import { createResampler } from './resample.ts';
import { createRiffReader, NotWav } from './riff.ts';
import { createWavSamples } from './wav-samples.ts';

export interface SoundFile {
  readonly name: string;
  open(): Readable;
}

/** Frames that wait for their time; reading rests while there are more. */
const MOST_WAITING = 100;

class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly reason: 'format' | 'empty' | 'no-decoder';
  constructor(reason: Unreadable['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Plays a file as if it were spoken: frames come when a microphone would have given them. */
export function recordFile(file: SoundFile, speed: number, around: Surroundings): Recorder {
  const leaving = new AbortController();
  return {
    name: file.name,
    start(listener) {
      void play(file, speed, around, listener, leaving.signal);
    },
    stop: () => leaving.abort(),
  };
}

async function play(
  file: SoundFile,
  speed: number,
  around: Surroundings,
  listener: RecorderListener,
  signal: AbortSignal,
): Promise<void> {
  let fault: RecorderFault | null = null;
  let count = 0;
  try {
    const start = performance.now();
    for await (const frame of framesOf(samplesOf(file, around, signal))) {
      const due = start + ((frame.position + frame.samples.length) / RATE / speed) * 1000;
      await until(due, signal);
      if (signal.aborted) return;
      listener.onFrame(frame);
      count += 1;
    }
    if (count === 0) throw new Unreadable('empty');
  } catch (error) {
    fault = { kind: 'unreadable', reason: error instanceof Unreadable ? error.reason : 'format' };
  }
  if (!signal.aborted) listener.onEnd(fault);
}

async function* framesOf(samples: AsyncIterable<Int16Array>): AsyncGenerator<SoundFrame> {
  const ready: SoundFrame[] = [];
  const cutter = createFrameCutter((frame) => ready.push(frame));
  for await (const piece of samples) {
    // A large piece is cut bit by bit, so that hours of sound never stand in memory as frames.
    for (let at = 0; at < piece.length; at += MOST_WAITING * FRAME_SAMPLES) {
      cutter.push(piece.subarray(at, at + MOST_WAITING * FRAME_SAMPLES));
      yield* ready.splice(0);
    }
  }
  cutter.end();
  yield* ready.splice(0);
}

/** WAV is read here; every other kind goes through a decoder program. */
async function* samplesOf(
  file: SoundFile,
  around: Surroundings,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const source = file.open();
  signal.addEventListener('abort', () => source.destroy(), { once: true });
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  if (first.done === true) throw new Unreadable('empty');
  const all = chained(first.value, pieces);
  if (isWav(first.value)) yield* wavSamples(all);
  else yield* decodedSamples(all, around, signal);
}

const isWav = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE';

async function* chained(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function* wavSamples(pieces: AsyncIterable<Buffer>): AsyncGenerator<Int16Array> {
  const reader = createRiffReader();
  let convert: ((bytes: Buffer) => Int16Array) | null = null;
  let resampler: ReturnType<typeof createResampler> | null = null;
  for await (const piece of pieces) {
    let bytes: Buffer;
    try {
      bytes = reader.push(piece);
    } catch (error) {
      throw error instanceof NotWav ? new Unreadable('format') : error;
    }
    const { format } = reader;
    if (format === null) continue;
    convert ??= createWavSamples(format);
    resampler ??= createResampler(format.rate, RATE);
    yield resampler.push(convert(bytes));
  }
  if (resampler !== null) yield resampler.end();
}

async function* decodedSamples(
  pieces: AsyncIterable<Buffer>,
  { env }: Surroundings,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const ffmpeg = findProgram('ffmpeg', env);
  if (ffmpeg === null) throw new Unreadable('no-decoder');
  const child = spawn(
    ffmpeg,
    [
      '-nostdin',
      '-loglevel',
      'error',
      '-i',
      'pipe:0',
      '-vn',
      '-ac',
      '1',
      '-ar',
      String(RATE),
      '-f',
      's16le',
      'pipe:1',
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  const closed = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', resolve);
  });
  void feed(pieces, child.stdin);
  let rest = Buffer.alloc(0);
  try {
    for await (const piece of child.stdout as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      const even = bytes.length & ~1;
      rest = Buffer.from(bytes.subarray(even));
      yield new Int16Array(new Uint8Array(bytes.subarray(0, even)).buffer);
    }
    if ((await closed) !== 0) throw new Unreadable('format');
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Writes at the pace of the reader; a decoder that has ended takes nothing more. */
async function feed(pieces: AsyncIterable<Buffer>, stdin: NodeJS.WritableStream): Promise<void> {
  stdin.on('error', () => undefined);
  try {
    for await (const piece of pieces) {
      if (!stdin.write(piece)) await new Promise((resolve) => stdin.once('drain', resolve));
    }
  } catch {
    // The file could not be read to its end: what was read is decoded.
  }
  stdin.end();
}

function until(due: number, signal: AbortSignal): Promise<void> {
  const wait = due - performance.now();
  if (wait <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, wait);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
  });
}
