import { createDownsampler } from './downsampler.ts';

/** Samples a second of what leaves the page. */
const RATE = 16_000;

/** A frame before it is handed over. */
export interface FramedSound {
  readonly position: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly peak: number;
}

/**
 * Cuts sound into frames of equal length. Positions count samples: time stamps of engines have
 * reported gaps that were not there.
 * @param rate samples a second of what is pushed
 */
export function createFramer(
  rate: number,
  chunkMs: number,
  onFrame: (frame: FramedSound) => void,
): { push(samples: Float32Array): void } {
  const downsampler = createDownsampler(rate, RATE);
  const size = Math.round((RATE * chunkMs) / 1000);
  let frame = new Int16Array(size);
  let filled = 0;
  let position = 0;
  let peak = 0;
  return {
    push(samples) {
      for (const sample of downsampler.push(samples)) {
        const clipped = Math.max(-1, Math.min(1, sample));
        peak = Math.max(peak, Math.abs(clipped));
        frame[filled] = Math.round(clipped < 0 ? clipped * 32_768 : clipped * 32_767);
        filled += 1;
        if (filled < size) continue;
        onFrame({ position, bytes: new Uint8Array(frame.buffer), peak });
        position += size;
        frame = new Int16Array(size);
        filled = 0;
        peak = 0;
      }
    },
  };
}
