import { LEVEL_MS, levelSign } from './sound-levels.ts';

const SAMPLES_OF_BIT = 1_600;
const BITS_OF_LEVEL = LEVEL_MS / 100;
const BITS = 100;
/** Mean square of what counts as silence: -46 dB of full scale. */
const SILENCE = 10 ** (-46 / 10);

/** Whether a mean square (0 to 1) is louder than silence. */
export const isLoud = (energy: number): boolean => energy > SILENCE;

/** Ten seconds of sound, or what there was of them. */
export interface ActiveStretch {
  readonly startMs: number;
  /** A bit of each 100 ms that were louder than silence, as hex. */
  readonly bits: string;
  /** The level of each half second. */
  readonly levels: string;
}

/** Follows how much of the sound is louder than silence, and how loud it is. */
export interface SpeechActivity {
  /** @returns a full stretch of ten seconds, when one is done */
  add(samples: number, energy: number): ActiveStretch | null;
  /** The stretch so far. */
  rest(): ActiveStretch | null;
}

export function createSpeechActivity(): SpeechActivity {
  let position = 0;
  let filled = 0;
  let loudest = 0;
  let bits: boolean[] = [];
  let levels: number[] = [];
  let start = 0;
  const take = () => {
    const signs = levels.map(levelSign).join('');
    const done = { startMs: start / 16, bits: toHex(bits), levels: signs };
    start = position;
    bits = [];
    levels = [];
    return done;
  };
  return {
    add(samples, energy) {
      let left = samples;
      let done: ReturnType<typeof take> | null = null;
      while (left > 0) {
        const part = Math.min(left, SAMPLES_OF_BIT - filled);
        filled += part;
        left -= part;
        position += part;
        loudest = Math.max(loudest, energy);
        if (filled < SAMPLES_OF_BIT) continue;
        const half = Math.floor(bits.length / BITS_OF_LEVEL);
        levels[half] = Math.max(levels[half] ?? 0, loudest);
        bits.push(isLoud(loudest));
        filled = 0;
        loudest = 0;
        if (bits.length === BITS) done = take();
      }
      return done;
    },
    rest: () => (bits.length === 0 ? null : take()),
  };
}

function toHex(bits: readonly boolean[]): string {
  let hex = '';
  for (let at = 0; at < bits.length; at += 4) {
    const digit = bits
      .slice(at, at + 4)
      .reduce((sum, bit, place) => sum + (bit ? 8 >> place : 0), 0);
    hex += digit.toString(16);
  }
  return hex;
}

/** A part of the media clock, in milliseconds. */
export interface Stretch {
  readonly startMs: number;
  readonly endMs: number;
}

/** The loud stretches that a row of bits tells, in milliseconds. */
export function loudStretches(startMs: number, hex: string): readonly Stretch[] {
  const stretches: { startMs: number; endMs: number }[] = [];
  Array.from(hex).forEach((digit, index) => {
    const value = Number.parseInt(digit, 16);
    for (let place = 0; place < 4; place += 1) {
      if ((value & (8 >> place)) === 0) continue;
      const from = startMs + (index * 4 + place) * 100;
      const last = stretches.at(-1);
      if (last?.endMs === from) last.endMs = from + 100;
      else stretches.push({ startMs: from, endMs: from + 100 });
    }
  });
  return stretches;
}
