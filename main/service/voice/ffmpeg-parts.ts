import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PackedSpeech } from './sound-types.ts';

const LIMIT_MS = 10_000;
const MOST_OUTPUT = 1024 * 1024;

/** What an installed ffmpeg was built with. */
export interface FfmpegParts {
  /** The part that a type of speech lacks, in words; null where it can be made. */
  lacks(type: PackedSpeech): string | null;
}

/** Asks ffmpeg for its encoders and muxers. Rejects when it does not run. */
export async function readFfmpegParts(program: string): Promise<FfmpegParts> {
  const list = async (what: string): Promise<ReadonlySet<string>> => {
    const options = { timeout: LIMIT_MS, maxBuffer: MOST_OUTPUT };
    const { stdout } = await promisify(execFile)(program, ['-hide_banner', what], options);
    return new Set(stdout.split('\n').map((line) => /^\s+\S+\s+(\S+)/.exec(line)?.[1] ?? ''));
  };
  const [encoders, muxers] = await Promise.all([list('-encoders'), list('-muxers')]);
  return {
    lacks({ encoder, muxer }) {
      if (!encoders.has(encoder)) return `the encoder ${encoder}`;
      return muxers.has(muxer) ? null : `the muxer ${muxer}`;
    },
  };
}
