import { createDownsampler } from './downsampler.ts';
import type { Downsampler } from './downsampler.ts';

/** Samples a second of what leaves the page. */
const RATE = 16_000;
/** A level is shown from each frame, so none is longer. */
const MOST_MS = 100;

/** A piece of sound of equal length. */
export interface FramedSound {
  /** Samples since recording began, of the first sample here. */
  readonly position: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The loudest sample, 0 to 1. */
  readonly peak: number;
  /** The root of the mean square of the samples, 0 to 1. */
  readonly level: number;
}

export interface Framer {
  /** @param rate samples a second of this piece; a headset may change it while it records */
  push(samples: Float32Array, rate: number): void;
}

/** Samples in one frame: the chunk, or the least number of equal parts of it of 100 ms at most. */
export function frameSamples(chunkMs: number): number {
  const chunk = (RATE / 1000) * chunkMs;
  let parts = Math.ceil(chunkMs / MOST_MS);
  while (chunk % parts !== 0) parts += 1;
  return chunk / parts;
}

/**
 * Cuts sound into frames of equal length. Positions count samples: time stamps of engines have
 * reported gaps that were not there.
 * @param chunkMs whole milliseconds
 */
export function createFramer(chunkMs: number, onFrame: (frame: FramedSound) => void): Framer {
  const size = frameSamples(chunkMs);
  let downsampler: Downsampler | null = null;
  let rateOfDownsampler = 0;
  let frame = new DataView(new ArrayBuffer(size * 2));
  let filled = 0;
  let position = 0;
  let peak = 0;
  let energy = 0;

  const give = () => {
    const level = Math.sqrt(energy / size);
    onFrame({ position, bytes: new Uint8Array(frame.buffer), peak, level });
    position += size;
    frame = new DataView(new ArrayBuffer(size * 2));
    filled = 0;
    peak = 0;
    energy = 0;
  };
  return {
    push(samples, rate) {
      if (downsampler === null || rate !== rateOfDownsampler) {
        downsampler = createDownsampler(rate, RATE);
        rateOfDownsampler = rate;
      }
      for (const sample of downsampler.push(samples)) {
        const clipped = Math.max(-1, Math.min(1, sample));
        peak = Math.max(peak, Math.abs(clipped));
        energy += clipped * clipped;
        const scaled = Math.round(clipped < 0 ? clipped * 32_768 : clipped * 32_767);
        frame.setInt16(filled * 2, scaled, true);
        filled += 1;
        if (filled === size) give();
      }
    },
  };
}
