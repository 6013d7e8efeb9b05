import type { SoundFrame } from './recorder.ts';
import { RATE } from './recorder.ts';

/** Samples of the longest frame: 50 ms, so that a level follows a voice. */
const MOST_SAMPLES = RATE / 20;

/** Cuts sound into frames of at most 50 ms that know their level. */
export function* framesOf(position: number, samples: Int16Array): Generator<SoundFrame> {
  for (let at = 0; at < samples.length; at += MOST_SAMPLES) {
    const piece = samples.subarray(at, at + MOST_SAMPLES);
    yield { position: position + at, samples: piece, ...measured(piece) };
  }
}

function measured(samples: Int16Array): { readonly peak: number; readonly level: number } {
  let peak = 0;
  let energy = 0;
  for (const sample of samples) {
    const size = Math.abs(sample) / 32_768;
    peak = Math.max(peak, size);
    energy += size * size;
  }
  return { peak, level: Math.sqrt(energy / samples.length) };
}
