import type { Readable } from 'node:stream';
import { RATE } from './recorder.ts';
import { createResampler } from './resample.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import type { WavHead } from './wav.ts';
import { createWavReader, readWavHead } from './wav.ts';

/**
 * The sound of a file as 16 kHz and one channel, read no faster than it is asked for. WAV is read
 * here; everything else goes through the decoder. Rejects with `UnreadableSound`.
 * @param decoder finds an installed ffmpeg
 */
export async function* fileSamples(
  file: Readable,
  decoder: () => string | null,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  const pieces = piecesOf(file);
  let head: Buffer = Buffer.alloc(0);
  let seen: WavHead = { kind: 'more' };
  while (seen.kind === 'more') {
    const { done, value } = await pieces.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
    seen = readWavHead(head);
  }
  if (head.length === 0) throw new UnreadableSound('empty');
  if (seen.kind === 'wav') {
    yield* wavSamples(seen, head, pieces);
    return;
  }
  // A WAV file that is cut off in its header, or nothing that any decoder knows so short.
  if (seen.kind === 'more') throw new UnreadableSound('format');
  const ffmpeg = decoder();
  if (ffmpeg === null) throw new UnreadableSound('no-decoder');
  // Code for what is no WAV file is read when there is one.
  const { decodedSamples } = await import('./decoder.ts');
  yield* decodedSamples(ffmpeg, head, pieces, signal);
}

/** A loop over the stream itself would close it where the head ends. */
async function* piecesOf(file: Readable): AsyncGenerator<Buffer, undefined> {
  for await (const piece of file as AsyncIterable<Buffer>) yield piece;
  return undefined;
}

async function* wavSamples(
  { format, start, length }: Extract<WavHead, { kind: 'wav' }>,
  head: Buffer,
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<Int16Array> {
  const read = createWavReader(format);
  const resampler = createResampler(format.rate, RATE);
  // Other chunks may stand behind the samples.
  let left = length ?? Infinity;
  const take = (bytes: Buffer) => {
    const taken = bytes.subarray(0, left);
    left -= taken.length;
    return resampler.push(read(taken));
  };
  yield take(head.subarray(start));
  for await (const piece of rest) {
    if (left <= 0) break;
    yield take(piece);
  }
  yield resampler.end();
}
