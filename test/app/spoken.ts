import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const has = (program: string) =>
  spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;

/** Why tests with real speech cannot run here; null when they can. */
export const NO_SPEECH: string | null =
  !has('flite') || !has('sox')
    ? 'flite and sox are not installed'
    : existsSync('/usr/share/pocketsphinx/model/en-us/en-us.lm.bin')
      ? null
      : 'the package pocketsphinx-en-us is not installed';

/**
 * Speaks a text into a WAV file, 16-bit mono, with a little silence before and more after it.
 * @param path of the file to make
 */
export function speakInto(path: string, text: string, rate = 16_000, voice = 'rms'): void {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-spoken-'));
  try {
    const raw = join(folder, 'raw.wav');
    run('flite', ['-voice', voice, '-t', text, '-o', raw]);
    run('sox', [raw, '-r', String(rate), '-c', '1', '-b', '16', path, 'pad', '0.4', '1.2']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/** Speech with a steady hiss, the same every time. @param loudest of its samples */
export function withNoise(samples: Int16Array, loudest: number): Int16Array {
  let seed = 1;
  return samples.map((sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const noisy = sample + (seed / 2 ** 31 - 0.5) * 2 * loudest;
    return Math.max(-32_768, Math.min(32_767, Math.round(noisy)));
  });
}

/** A text as 16 kHz samples. */
export function spoken(text: string, voice = 'rms'): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-spoken-'));
  try {
    const path = join(folder, 'a.wav');
    speakInto(path, text, 16_000, voice);
    const wav = readFileSync(path);
    const data = wav.indexOf('data') + 8;
    const bytes = new Uint8Array(wav.subarray(data, data + wav.readUInt32LE(data - 4)));
    return new Int16Array(bytes.buffer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
