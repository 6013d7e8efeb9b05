/** Filters, one for each place between two samples. */
const PHASES = 64;
const TAPS = 64;
/** Share of the new Nyquist frequency that passes. */
const PASS = 0.95;

/** Lowers the rate of sound, piece by piece. */
export interface Downsampler {
  /** The piece given out is valid until the next push. */
  push(samples: Float32Array): Float32Array;
}

/**
 * A windowed-sinc filter (Hann window) in 64 phases of 64 taps: the nearest phase is off by less
 * than one part in 128 of a sample, far below what speech recognition can tell.
 */
export function createDownsampler(from: number, to: number): Downsampler {
  if (from === to) return { push: (samples) => samples };
  const step = from / to;
  const filters = designFilters(PASS * Math.min(1, to / from));
  /** The newest samples, the last of the previous pieces in front. */
  let line = new Float32Array(TAPS);
  let at = TAPS / 2;
  return {
    push(samples) {
      const joined = new Float32Array(line.length + samples.length);
      joined.set(line);
      joined.set(samples, line.length);
      const out: number[] = [];
      for (; at + TAPS / 2 < joined.length; at += step) {
        const whole = Math.floor(at);
        const filter = filters[Math.floor((at - whole) * PHASES)];
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap += 1) {
          sum += (joined[whole - TAPS / 2 + 1 + tap] ?? 0) * (filter?.[tap] ?? 0);
        }
        out.push(sum);
      }
      const used = Math.max(0, Math.floor(at) - TAPS / 2);
      line = joined.slice(used);
      at -= used;
      return Float32Array.from(out);
    },
  };
}

/** @param cutoff share of the old Nyquist frequency that passes */
function designFilters(cutoff: number): readonly Float32Array[] {
  return Array.from({ length: PHASES }, (_, phase) => {
    const filter = new Float32Array(TAPS);
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) {
      const x = tap - TAPS / 2 + 1 - (phase + 0.5) / PHASES;
      const angle = Math.PI * x * cutoff;
      const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / TAPS);
      const value = window * (Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle);
      filter[tap] = value;
      sum += value;
    }
    return filter.map((value) => value / sum);
  });
}
