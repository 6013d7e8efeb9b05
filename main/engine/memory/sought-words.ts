import { PLACEABLE_SIGN } from './folded-words.ts';
import { substitutionsOf } from './substitution.ts';
import type { PackedWords } from './index/vocabulary.ts';

/** The words of a concordance query; says which words of a vocabulary stand for which of them. */
export interface SoughtWords {
  readonly count: number;
  /** Looks at further words of a vocabulary, in the order of their numbers. */
  look(words: PackedWords): void;
  /** By word: one bit for each sought word that it stands for. Another array after `look`. */
  masks(): Int32Array;
  /** How well it stands for it, 0 to 1. */
  gain(word: number, sought: number): number;
}

const PLACEABLE_UNIT = PLACEABLE_SIGN.charCodeAt(0);

/** As many as an integer has bits, less one; further words are not looked at. */
export const MOST_SOUGHT = 31;
/** Words that are less alike than this do not stand for each other in a fuzzy search. */
const LEAST_GAIN = 0.3;

/** The words must follow each other; the first may be the end of a word, the last the beginning. */
export function exactWords(words: readonly string[]): SoughtWords {
  const masks = createMasks();
  const last = words.length - 1;
  return {
    count: words.length,
    look(packed) {
      const text = new TextDecoder('utf-16le').decode(packed.units);
      const starts = startsOf(packed);
      words.forEach((word, index) => {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const place = placeOf(starts, at);
          const begin = starts[place] ?? 0;
          const end = starts[place + 1] ?? 0;
          if (at + word.length > end || packed.units[begin] === PLACEABLE_UNIT) continue;
          // Only the first may lack its beginning, and only the last its end.
          if ((index > 0 && at > begin) || (index < last && at + word.length < end)) continue;
          masks.add(place, index);
        }
      });
      masks.advance(packed.lengths.length);
    },
    masks: masks.all,
    gain: (word, sought) => ((masks.all()[word] ?? 0) >> sought) & 1,
  };
}

/** Each word may be replaced by a similar one. */
export function similarWords(words: readonly string[]): SoughtWords {
  const masks = createMasks();
  const costs = words.map(substitutionsOf);
  const gains = new Map<number, Float32Array>();
  let seen = 0;
  return {
    count: words.length,
    look(packed) {
      const starts = startsOf(packed);
      for (let place = 0; place < packed.lengths.length; place += 1) {
        const from = starts[place] ?? 0;
        const to = starts[place + 1] ?? 0;
        if (packed.units[from] === PLACEABLE_UNIT) continue;
        for (const [index, word] of words.entries()) {
          if (2 * Math.abs(word.length - (to - from)) >= Math.max(word.length, to - from)) continue;
          const gain = 1 - (costs[index]?.(packed.units, from, to) ?? 1);
          if (gain < LEAST_GAIN) continue;
          const row = gains.get(seen + place) ?? new Float32Array(words.length);
          row[index] = gain;
          gains.set(seen + place, row);
          masks.add(place, index);
        }
      }
      seen += packed.lengths.length;
      masks.advance(packed.lengths.length);
    },
    masks: masks.all,
    gain: (word, sought) => gains.get(word)?.[sought] ?? 0,
  };
}

/** Bits by word number; words are taken in packs. */
function createMasks() {
  let masks = new Int32Array(1024);
  let seen = 0;
  return {
    add(place: number, bit: number): void {
      const word = seen + place;
      if (masks.length <= word) {
        const larger = new Int32Array(2 * word);
        larger.set(masks);
        masks = larger;
      }
      masks[word] = (masks[word] ?? 0) | (1 << bit);
    },
    advance(words: number): void {
      seen += words;
    },
    all: () => masks,
  };
}

function startsOf({ lengths }: PackedWords): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let place = 0; place < lengths.length; place += 1) {
    starts[place + 1] = (starts[place] ?? 0) + (lengths[place] ?? 0);
  }
  return starts;
}

/** The word in which an offset lies. */
function placeOf(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
