import type { WordBlock } from './index/block.ts';
import { readSequence } from './index/sequence.ts';
import type { ConcordanceQuery } from './memories.ts';
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
  const masks = sought.masks();
  let state = 0;
  for (let place = 0; place < count; place += 1) {
    state = ((state << 1) | 1) & (masks[words[place] ?? 0] ?? 0);
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
  const masks = sought.masks();
  let covered = 0;
  for (let place = 0; place < count; place += 1) covered |= masks[words[place] ?? 0] ?? 0;
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

/** Tells the units of a block that have a passage, by their places in it, with its percent. */
export type PassageScan = (
  block: WordBlock,
  tell: (index: number, percent: number) => void,
) => void;

/** Reads every word of a block once, without taking it out of its bytes. */
export function createPassageScan(
  sought: SoughtWords,
  mode: ConcordanceQuery['mode'],
): PassageScan {
  const room = new Uint32Array(1024);
  const whole = 1 << (sought.count - 1);
  const enough = Math.ceil((sought.count * LEAST_SIMILAR) / 100);

  return ({ counts, sequences }, tell) => {
    const masks = sought.masks();
    let at = 0;
    for (let index = 0; index < counts.length; index += 1) {
      const count = counts[index] ?? 0;
      const start = at;
      let state = 0;
      let covered = 0;
      let isFound = false;
      for (let left = count; left > 0; left -= 1) {
        let byte = sequences[at] ?? 0;
        at += 1;
        let word = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = sequences[at] ?? 0;
          at += 1;
          word |= (byte & 127) << shift;
        }
        const mask = masks[word] ?? 0;
        state = ((state << 1) | 1) & mask;
        covered |= mask;
        if ((state & whole) !== 0) isFound = true;
      }
      if (mode === 'exact') {
        if (isFound) tell(index, 100);
      } else if (covered !== 0 && bitsOf(covered) >= enough) {
        readSequence(sequences, start, count, room);
        const passage = similarPassage(room, count, sought);
        if (passage !== null) tell(index, passage.percent);
      }
    }
  };
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
