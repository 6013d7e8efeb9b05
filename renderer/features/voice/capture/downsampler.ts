/** Places between two samples that have a filter; between these, filters are mixed. */
const PHASES = 64;
const TAPS = 64;
/** Share of the new Nyquist frequency that passes. */
const PASS = 0.95;
const NONE = new Float32Array(TAPS);

/** Changes the rate of sound, piece by piece. */
export interface Downsampler {
  push(samples: Float32Array): Float32Array;
}

/**
 * A windowed-sinc filter (Hann window) of 64 taps. Pieces of any length give the same sound as one
 * long piece.
 */
export function createDownsampler(from: number, to: number): Downsampler {
  if (from === to) return { push: (samples) => samples };
  const step = from / to;
  const filters = designFilters(PASS * Math.min(1, to / from));
  /** The newest samples, the last of the previous pieces in front. */
  let line = new Float32Array(TAPS);
  /** Where in it the next sample is read. */
  let at = TAPS / 2;
  return {
    push(samples) {
      const joined = new Float32Array(line.length + samples.length);
      joined.set(line);
      joined.set(samples, line.length);
      const last = joined.length - TAPS / 2;
      const out = new Float32Array(Math.max(0, Math.ceil((last - at) / step)));
      for (let index = 0; index < out.length; index += 1, at += step) {
        const whole = Math.floor(at);
        const phase = Math.floor((at - whole) * PHASES);
        const [before, after] = [filters[phase] ?? NONE, filters[phase + 1] ?? NONE];
        let [sumBefore, sumAfter] = [0, 0];
        for (let tap = 0; tap < TAPS; tap += 1) {
          const sample = joined[whole - TAPS / 2 + 1 + tap] ?? 0;
          sumBefore += sample * (before[tap] ?? 0);
          sumAfter += sample * (after[tap] ?? 0);
        }
        out[index] = sumBefore + (sumAfter - sumBefore) * ((at - whole) * PHASES - phase);
      }
      const used = Math.max(0, Math.floor(at) - TAPS / 2);
      line = joined.slice(used);
      at -= used;
      return out;
    },
  };
}

/** @param cutoff share of the old Nyquist frequency that passes */
function designFilters(cutoff: number): readonly Float32Array[] {
  return Array.from({ length: PHASES + 1 }, (_, phase) => {
    const filter = new Float32Array(TAPS);
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) {
      const x = tap - TAPS / 2 + 1 - phase / PHASES;
      const angle = Math.PI * x * cutoff;
      const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / TAPS);
      const value = window * (Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle);
      filter[tap] = value;
      sum += value;
    }
    return filter.map((value) => value / sum);
  });
}
