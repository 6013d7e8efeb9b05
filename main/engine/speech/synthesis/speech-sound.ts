import { resample } from '../../../system/sound/resample.ts';

/** Samples a second of what synthesis gives. */
export const SPEECH_RATE = 24_000;
/** Below this a sample counts as silence. */
const SILENCE = 250;
/** Kept at either end, in samples. */
const EDGE = SPEECH_RATE / 50;

/**
 * Turns a WAV file of 16-bit mono into 24 kHz samples without silence at either end.
 * @throws Error when it is no such file
 */
export function speechSound(wav: Buffer): Uint8Array {
  const { rate, samples } = readWav(wav);
  return spokenSound(samples, rate);
}

/** Turns 16-bit samples of any rate into 24 kHz samples without silence at either end. */
export function spokenSound(samples: Int16Array, rate: number): Uint8Array {
  const sound = resample(samples, rate, SPEECH_RATE);
  const isLoud = (sample: number) => Math.abs(sample) > SILENCE;
  const first = sound.findIndex(isLoud);
  if (first < 0) return new Uint8Array(0);
  const last = sound.findLastIndex(isLoud);
  const kept = sound.slice(Math.max(0, first - EDGE), last + 1 + EDGE);
  return new Uint8Array(kept.buffer);
}

function readWav(wav: Buffer): { rate: number; samples: Int16Array } {
  if (wav.length < 12 || wav.toString('latin1', 0, 4) !== 'RIFF') throw new Error('no WAV file');
  let rate = 0;
  for (let at = 12; at + 8 <= wav.length;) {
    const name = wav.toString('latin1', at, at + 4);
    const size = wav.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'fmt ') {
      if (wav.readUInt16LE(body + 2) !== 1 || wav.readUInt16LE(body + 14) !== 16) {
        throw new Error('not 16-bit mono');
      }
      rate = wav.readUInt32LE(body + 4);
    }
    if (name === 'data' && rate > 0) {
      // A program that writes into a pipe cannot go back to tell the size.
      const bytes = wav.subarray(body, Math.min(wav.length, body + size));
      const copy = new Uint8Array(bytes.length & ~1);
      copy.set(bytes.subarray(0, copy.length));
      return { rate, samples: new Int16Array(copy.buffer) };
    }
    at = body + size + (size % 2);
  }
  throw new Error('a WAV file without sound');
}
