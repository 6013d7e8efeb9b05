import { spawn } from 'node:child_process';
import { matroskaClusters } from './pieces/matroska.ts';
import { transportPackets } from './pieces/mpeg-ts.ts';
import { flacFrames, oggPages, opusPackets } from './pieces/ogg.ts';
import type { Piece, PieceReader } from './pieces/piece.ts';
import type { PackedSpeech } from './sound-types.ts';
import { watchProgram } from '../../system/hung-program.ts';

/** Samples a second of what is put in. */
const RATE = 24_000;
const AAC_FRAME_SAMPLES = 1_024;
const FRAME_MS = 20;

const ENCODERS: Readonly<Record<PackedSpeech['encoder'], readonly string[]>> = {
  aac: ['-c:a', 'aac', '-b:a', '70k', '-ar', String(RATE)],
  flac: ['-c:a', 'flac', '-frame_size', String((RATE / 1000) * FRAME_MS), '-ar', String(RATE)],
  libopus: ['-c:a', 'libopus', '-b:a', '32k', '-frame_duration', String(FRAME_MS), '-ar', '48000'],
};
/** Each frame goes out as soon as the next one is there. */
const MUXERS: Readonly<Record<PackedSpeech['muxer'], readonly string[]>> = {
  matroska: ['-f', 'matroska', '-live', '1', '-cluster_time_limit', '1'],
  mpegts: ['-f', 'mpegts', '-muxdelay', '0', '-muxpreload', '0', '-pes_payload_size', '0'],
  ogg: ['-f', 'ogg', '-page_duration', '1'],
  webm: ['-f', 'webm', '-live', '1', '-cluster_time_limit', '1'],
};
const READERS: Readonly<Record<PackedSpeech['pieces'], () => PieceReader>> = {
  clusters: matroskaClusters,
  'flac-frames': flacFrames,
  'ogg-pages': oggPages,
  'opus-packets': opusPackets,
  'transport-packets': transportPackets,
};

/** Milliseconds of a frame. */
export const frameMs = ({ encoder }: PackedSpeech): number =>
  encoder === 'aac' ? (AAC_FRAME_SAMPLES / RATE) * 1000 : FRAME_MS;

/** One stream of encoded speech over all sentences of a session. */
export interface SpeechEncoder {
  /** @param sound 24 kHz, 16-bit little-endian mono */
  push(sound: Uint8Array): void;
  /** Resolves when the last piece was told; rejects when the program has failed. */
  end(): Promise<void>;
}

export interface SpeechEncoderPorts {
  readonly ffmpeg: string;
  readonly type: PackedSpeech;
  readonly onPiece: (piece: Piece) => void;
  readonly onBroken: (error: Error) => void;
  /** Ends the program at once. */
  readonly signal: AbortSignal;
}

export function createSpeechEncoder(ports: SpeechEncoderPorts): SpeechEncoder {
  const { ffmpeg, type, onPiece, onBroken, signal } = ports;
  const input = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  const child = spawn(
    ffmpeg,
    [
      ...['-nostdin', '-loglevel', 'error', '-probesize', '32', '-analyzeduration', '0', ...input],
      ...['-map_metadata', '-1', '-flush_packets', '1'],
      ...[...ENCODERS[type.encoder], ...MUXERS[type.muxer], 'pipe:1'],
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const hung = watchProgram(child);
  const reader = READERS[type.pieces]();
  const ended = Promise.withResolvers<undefined>();
  // Who waits for the end is told by it; before that `onBroken` tells.
  ended.promise.catch(() => undefined);
  let isBroken = false;

  const broken = (cause: unknown) => {
    if (isBroken || signal.aborted) return;
    isBroken = true;
    const error = new Error('Speech could not be encoded.', { cause });
    ended.reject(error);
    child.kill('SIGKILL');
    onBroken(error);
  };
  const read = (pieces: () => readonly Piece[]) => {
    if (isBroken || signal.aborted) return;
    try {
      for (const piece of pieces()) onPiece(piece);
    } catch (error) {
      broken(error);
    }
  };
  child.on('error', broken);
  child.stdin.on('error', broken);
  child.stdout.on('data', (bytes: Buffer) => read(() => reader.push(bytes)));
  child.on('close', (code) => {
    if (code !== 0) broken(new Error(`ffmpeg ended with ${code ?? 'a signal'}`));
    read(() => reader.end());
    ended.resolve(undefined);
  });
  signal.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });

  return {
    push: (sound) => {
      if (!isBroken) child.stdin.write(sound);
    },
    end: () => {
      hung.expect();
      child.stdin.end();
      return ended.promise;
    },
  };
}
