/** Half the width of the filter in samples of the lower rate. */
const HALF_WIDTH = 16;
/** Share of the lower Nyquist frequency that passes. */
const PASS = 0.94;

/** Changes the rate of a stream of sound, piece by piece. */
export interface Resampler {
  /** @returns what can be told from the sound so far */
  push(samples: Int16Array): Int16Array;
  /** The rest. */
  end(): Int16Array;
}

/** A windowed-sinc filter (Blackman window) evaluated at each sample of the new rate. */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (samples) => samples, end: () => new Int16Array(0) };
  const ratio = from / to;
  const cutoff = PASS * Math.min(1, to / from);
  const reach = Math.ceil(HALF_WIDTH / Math.min(1, to / from));
  const tables = phaseTables(from, to, cutoff, reach);
  let kept = new Float32Array(reach);
  /** Index of the first kept sample in the stream. */
  let first = -reach;
  let written = 0;

  const push = (samples: Int16Array): Int16Array => {
    const all = new Float32Array(kept.length + samples.length);
    all.set(kept);
    for (let index = 0; index < samples.length; index += 1) {
      all[kept.length + index] = samples[index] ?? 0;
    }
    const last = first + all.length;
    const ready = Math.max(0, Math.ceil((last - reach) / ratio) - written);
    const out = new Int16Array(ready);
    for (let index = 0; index < ready; index += 1) {
      const place = (written + index) * ratio;
      const base = Math.floor(place);
      const table = tables(written + index, place - base);
      const start = base - reach + 1 - first;
      let sum = 0;
      for (let tap = 0; tap < table.length; tap += 1) {
        sum += (table[tap] ?? 0) * (all[start + tap] ?? 0);
      }
      out[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
    }
    written += ready;
    const keepFrom = Math.max(0, Math.floor(written * ratio) - reach - first);
    kept = all.slice(keepFrom);
    first += keepFrom;
    return out;
  };
  return { push, end: () => push(new Int16Array(reach)) };
}

/** Changes the rate of a whole sound. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  const resampler = createResampler(from, to);
  const head = resampler.push(samples);
  const tail = resampler.end();
  const length = Math.round((samples.length * to) / from);
  const all = new Int16Array(length);
  all.set(head.subarray(0, length));
  if (head.length < length) all.set(tail.subarray(0, length - head.length), head.length);
  return all;
}

/** Filters by phase; the phases of two whole rates repeat, so each is computed once. */
function phaseTables(from: number, to: number, cutoff: number, reach: number) {
  const period = to / gcd(from, to);
  const made = new Map<number, Float32Array>();
  return (index: number, fraction: number): Float32Array => {
    const phase = index % period;
    const known = made.get(phase);
    if (known !== undefined) return known;
    const table = new Float32Array(reach * 2);
    let sum = 0;
    for (let tap = 0; tap < table.length; tap += 1) {
      const distance = tap - reach + 1 - fraction;
      const value = sinc(distance * cutoff) * cutoff * blackman(distance / reach);
      table[tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < table.length; tap += 1) table[tap] = (table[tap] ?? 0) / sum;
    made.set(phase, table);
    return table;
  };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** @param x -1 to 1 */
const blackman = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
