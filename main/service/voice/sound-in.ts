import { spawn } from 'node:child_process';
import { createResampler } from '../../system/sound/resample.ts';
import { ALAW, ULAW } from './g711.ts';
import { sampleBytes } from './sound-types.ts';
import type { SoundType } from './sound-types.ts';
import { watchProgram } from '../../system/hung-program.ts';

const RATE = 16_000;

/** Turns chunks as they were declared into samples. */
export interface SoundIn {
  /** Milliseconds of a chunk; of packed sound by its advised bit rate. */
  durationMs(bytes: Uint8Array): number;
  /** Whether a chunk ends in the middle of a sample. */
  isPartial(bytes: Uint8Array): boolean;
  push(bytes: Uint8Array): void;
  /** Resolves when every sample was told. */
  end(): Promise<void>;
  close(): void;
}

export interface SoundInPorts {
  /** 16 kHz mono. */
  readonly onSamples: (samples: Int16Array) => void;
  /** The sound cannot be decoded. */
  readonly onBroken: () => void;
  /** The program that decodes packed sound; null without one. */
  readonly ffmpeg: string | null;
}

export function createSoundIn(type: SoundType, ports: SoundInPorts): SoundIn {
  return type.kind === 'pcm' ? pcmIn(type, ports) : packedIn(type, ports);
}

function pcmIn(type: Extract<SoundType, { kind: 'pcm' }>, { onSamples }: SoundInPorts): SoundIn {
  const size = sampleBytes(type);
  const resampler = createResampler(type.rate, RATE);
  const tell = (samples: Int16Array) => {
    if (samples.length > 0) onSamples(samples);
  };
  return {
    durationMs: (bytes) => (bytes.length / size / type.rate) * 1000,
    isPartial: (bytes) => bytes.length % size !== 0,
    push: (bytes) => tell(resampler.push(decode(bytes, type.encoding))),
    end: () => {
      tell(resampler.end());
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

function decode(bytes: Uint8Array, encoding: 's16le' | 'alaw' | 'ulaw'): Int16Array {
  if (encoding === 'alaw') return ALAW.decode(bytes);
  if (encoding === 'ulaw') return ULAW.decode(bytes);
  // A chunk may begin at an odd place of its message's memory.
  return new Int16Array(new Uint8Array(bytes).buffer);
}

function packedIn(
  type: Extract<SoundType, { kind: 'packed' }>,
  { onSamples, onBroken, ffmpeg }: SoundInPorts,
): SoundIn {
  if (ffmpeg === null) throw new Error('no decoder');
  const input = type.format === null ? [] : ['-f', type.format];
  const output = ['-ac', '1', '-ar', String(RATE), '-f', 's16le', '-flush_packets', '1', 'pipe:1'];
  const args = ['-nostdin', '-loglevel', 'error', '-probesize', '4096', '-analyzeduration', '0'];
  const child = spawn(ffmpeg, [...args, ...input, '-i', 'pipe:0', ...output], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const hung = watchProgram(child);
  let isClosed = false;
  let isBroken = false;
  let rest: Buffer = Buffer.alloc(0);
  const broken = () => {
    if (isClosed || isBroken) return;
    isBroken = true;
    onBroken();
  };
  child.on('error', broken);
  child.stdin.on('error', broken);
  child.stdout.on('data', (bytes: Buffer) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const even = all.length & ~1;
    rest = all.subarray(even);
    if (even > 0) onSamples(decode(all.subarray(0, even), 's16le'));
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) broken();
      resolve();
    });
  });
  return {
    durationMs: (bytes) => (bytes.length * 8000) / type.bitRate,
    isPartial: () => false,
    push: (bytes) => {
      if (!isBroken) child.stdin.write(bytes);
    },
    end: () => {
      hung.expect();
      child.stdin.end();
      return ended;
    },
    close: () => {
      isClosed = true;
      child.kill('SIGKILL');
    },
  };
}
