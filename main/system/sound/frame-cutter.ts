import type { SoundFrame } from './recorder.ts';
import { RATE } from './recorder.ts';

/** Samples of one frame: 50 ms, so that a level follows a voice and a chunk of any size fills soon. */
export const FRAME_SAMPLES = RATE / 20;

/** Cuts sound into frames that know their place and their level. */
export interface FrameCutter {
  push(samples: Int16Array): void;
  /** Gives out what is left, shorter than a frame. */
  end(): void;
}

export function createFrameCutter(onFrame: (frame: SoundFrame) => void): FrameCutter {
  let waiting = new Int16Array(FRAME_SAMPLES);
  let filled = 0;
  let position = 0;
  const give = (samples: Int16Array) => {
    onFrame({ position, samples, ...measured(samples) });
    position += samples.length;
  };
  return {
    push(samples) {
      let at = 0;
      while (at < samples.length) {
        const piece = samples.subarray(at, at + FRAME_SAMPLES - filled);
        waiting.set(piece, filled);
        filled += piece.length;
        at += piece.length;
        if (filled < FRAME_SAMPLES) return;
        give(waiting);
        waiting = new Int16Array(FRAME_SAMPLES);
        filled = 0;
      }
    },
    end() {
      if (filled > 0) give(waiting.slice(0, filled));
      filled = 0;
    },
  };
}

/** The loudest sample and the root of the mean square, both 0 to 1. */
function measured(samples: Int16Array): { readonly peak: number; readonly level: number } {
  let peak = 0;
  let energy = 0;
  for (const sample of samples) {
    const value = Math.abs(sample) / 32_768;
    peak = Math.max(peak, value);
    energy += value * value;
  }
  return { peak, level: samples.length === 0 ? 0 : Math.sqrt(energy / samples.length) };
}
