/** Length of the sound that one level tells of. */
export const LEVEL_MS = 500;
/** What counts as no level at all; speech is seldom below -46 dB. */
const FLOOR_DB = -60;
const STEPS = 35;
/** Old journals tell loud from silent only. */
const LOUD_UNKNOWN = 0.6;

/** One sign for a mean square of 0 to 1: `0` for silence, `z` for full scale, evenly in dB. */
export function levelSign(energy: number): string {
  const db = energy <= 0 ? FLOOR_DB : 10 * Math.log10(energy);
  const share = Math.min(1, Math.max(0, 1 - db / FLOOR_DB));
  return Math.round(share * STEPS).toString(36);
}

/** How loud a session was over its media clock. */
export interface SoundLevels {
  /** Up to here it is known, in milliseconds of the media clock. */
  readonly untilMs: number;
  /** @param signs one for each half second from `startMs` on */
  add(startMs: number, signs: string): void;
  /** For a journal without levels: a stretch that was louder than silence. */
  addLoud(startMs: number, endMs: number): void;
  /**
   * The loudest level of each of `count` equal parts of the session, 0 to 1.
   * @param mediaMs length of the session
   */
  parts(mediaMs: number, count: number): readonly number[];
}

export function createSoundLevels(): SoundLevels {
  const levels: number[] = [];
  const raise = (index: number, level: number) => {
    while (levels.length <= index) levels.push(0);
    levels[index] = Math.max(levels[index] ?? 0, level);
  };
  return {
    get untilMs() {
      return levels.length * LEVEL_MS;
    },
    add(startMs, signs) {
      const first = Math.round(startMs / LEVEL_MS);
      Array.from(signs).forEach((sign, place) => {
        const step = Number.parseInt(sign, 36);
        if (!Number.isNaN(step)) raise(first + place, Math.min(1, step / STEPS));
      });
    },
    addLoud(startMs, endMs) {
      for (let index = Math.floor(startMs / LEVEL_MS); index * LEVEL_MS < endMs; index += 1) {
        raise(index, LOUD_UNKNOWN);
      }
    },
    parts(mediaMs, count) {
      return Array.from({ length: count }, (_, part) => {
        const from = Math.floor((part * mediaMs) / count / LEVEL_MS);
        const to = Math.max(from + 1, Math.ceil(((part + 1) * mediaMs) / count / LEVEL_MS));
        return levels.slice(from, to).reduce((most, level) => Math.max(most, level), 0);
      });
    },
  };
}
