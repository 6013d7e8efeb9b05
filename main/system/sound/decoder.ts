import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RATE } from './recorder.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { watchProgram } from '../hung-program.ts';

/**
 * Decodes a sound file with an installed ffmpeg, to 16 kHz and one channel. It may read nothing but
 * what it is given: a playlist in disguise must not make it open other files or addresses.
 * @param head the first bytes, already read; `rest` follows them
 */
export async function* decodedSamples(
  ffmpeg: string,
  head: Buffer,
  rest: AsyncIterable<Buffer>,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const whole = Readable.from(joined(head, rest), { objectMode: false });
  if (!isMp4(head)) {
    yield* decode(ffmpeg, ['-protocol_whitelist', 'pipe', '-i', 'pipe:0'], whole, signal);
    return;
  }
  // The table of contents often stands at the end, so that it cannot be read from a pipe.
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-decoding-'));
  try {
    const path = join(folder, 'sound');
    await pipeline(whole, createWriteStream(path, { mode: 0o600 }), { signal });
    const input = ['-protocol_whitelist', 'file', '-f', 'mp4', '-i', `file:${path}`];
    yield* decode(ffmpeg, input, null, signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The family of MP4 (M4A, MOV, 3GP): its first box is named `ftyp` (ISO/IEC 14496-12). */
const isMp4 = (head: Buffer): boolean => head.toString('latin1', 4, 8) === 'ftyp';

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

async function* decode(
  ffmpeg: string,
  input: readonly string[],
  sound: Readable | null,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const output = ['-vn', '-ac', '1', '-ar', String(RATE), '-f', 's16le', 'pipe:1'];
  const child = spawn(ffmpeg, ['-nostdin', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
    killSignal: 'SIGKILL',
    signal,
  });
  const code = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  // A decoder that has read enough closes the pipe; how it ended tells whether that was right.
  if (sound === null) child.stdin.end();
  else void pipeline(sound, child.stdin).catch(() => undefined);
  const hung = watchProgram(child);
  let odd: Buffer = Buffer.alloc(0);
  try {
    hung.expect();
    for await (const piece of child.stdout as AsyncIterable<Buffer>) {
      const all = odd.length === 0 ? piece : Buffer.concat([odd, piece]);
      const even = all.length & ~1;
      odd = Buffer.from(all.subarray(even));
      // Whoever reads takes the time that a sound lasts.
      hung.rest();
      yield new Int16Array(new Uint8Array(all.subarray(0, even)).buffer);
      hung.expect();
    }
    if ((await code) !== 0) throw new UnreadableSound('format');
  } finally {
    hung.rest();
    child.kill('SIGKILL');
  }
}
