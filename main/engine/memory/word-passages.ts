import type { SoughtWords } from './sought-words.ts';

/** The least percent of a fuzzy passage. */
export const LEAST_SIMILAR = 70;

/** Where sought words stand in a text, by the places of its words. */
export interface Passage {
  readonly percent: number;
  readonly places: readonly number[];
}

/** The first place from which sought words follow each other. */
export function exactPassage(words: ArrayLike<number>, count: number, sought: SoughtWords): number {
  const whole = 1 << (sought.count - 1);
  let state = 0;
  for (let place = 0; place < count; place += 1) {
    state = ((state << 1) | 1) & sought.maskOf(words[place] ?? 0);
    if ((state & whole) !== 0) return place - sought.count + 1;
  }
  return -1;
}

/** The likest word for each sought one, wherever it stands; null when they are not alike enough. */
export function similarPassage(
  words: ArrayLike<number>,
  count: number,
  sought: SoughtWords,
): Passage | null {
  let covered = 0;
  for (let place = 0; place < count; place += 1) covered |= sought.maskOf(words[place] ?? 0);
  if (covered === 0) return null;
  let sum = 0;
  const places: number[] = [];
  for (let index = 0; index < sought.count; index += 1) {
    if (((covered >> index) & 1) === 0) continue;
    let best = 0;
    let at = -1;
    for (let place = 0; place < count; place += 1) {
      const gain = sought.gain(words[place] ?? 0, index);
      if (gain <= best) continue;
      best = gain;
      at = place;
    }
    sum += best;
    places.push(at);
  }
  const percent = Math.floor((100 * sum) / sought.count + 1e-3);
  return percent < LEAST_SIMILAR ? null : { percent: Math.min(100, percent), places };
}
