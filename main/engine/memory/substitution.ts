import { mayBeSimilar, traitsOf } from './word-traits.ts';

/**
 * What it costs that one word stands for another, 0 to 1: twice the share of characters in which
 * they differ (Levenshtein over the longer word), so that words less than half alike cost as much
 * as unrelated ones. A word of five letters with one other letter costs 0.4, the value that
 * DGT-OmegaT gives to words of the same stem. A shortened word costs half at most, and `was` for
 * `were` 0.4.
 */
export function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  const related = relatedCost(a, b);
  if (!mayBeSimilar(traitsOf(a), traitsOf(b))) return related;
  const units = new Uint16Array(b.length);
  for (let index = 0; index < b.length; index += 1) units[index] = b.charCodeAt(index);
  return Math.min(related, substitutionsOf(a)(units, 0, b.length));
}

/** Forms of one word that share too few letters: what is written for one thing and for several. */
const TWINS: ReadonlyMap<string, string> = new Map(
  ['is are', 'was were', 'has have', 'does do', 'this these', 'that those', "isn't aren't"]
    .map((pair) => pair.split(' ') as [string, string])
    .concat([
      ["wasn't", "weren't"],
      ["hasn't", "haven't"],
      ["doesn't", "don't"],
      ['it', 'they'],
    ])
    .flatMap(([one, several]) => [[one, several] as const, [several, one] as const]),
);

/** What a word costs that is the other form of another. */
export const TWIN_COST = 0.4;
/** What the beginning of a word costs in its place: `max`, `info`, `config`. */
export const SHORTENED_COST = 0.5;
/** Shorter words are the beginning of too many others. */
export const LEAST_SHORTENED = 3;

/** The other form of a word, null where it has none of its own. */
export const twinOf = (word: string): string | null => TWINS.get(word) ?? null;

function relatedCost(a: string, b: string): number {
  if (TWINS.get(a) === b) return TWIN_COST;
  const isShortened =
    Math.min(a.length, b.length) >= LEAST_SHORTENED && (a.startsWith(b) || b.startsWith(a));
  return isShortened ? SHORTENED_COST : 1;
}

/** The cost that one word has for others, given as UTF-16 units from one place to before another. */
export type Substitutions = (units: Uint16Array, from: number, to: number) => number;

export function substitutionsOf(word: string): Substitutions {
  const distance = word.length <= BITS ? bitDistance(word) : tableDistance(word);
  return (units, from, to) =>
    Math.min(1, (2 * distance(units, from, to)) / Math.max(1, word.length, to - from));
}

const BITS = 32;

/** Levenshtein distance over UTF-16 units, a column of the table at a time (Myers, Hyyrö). */
function bitDistance(word: string): Substitutions {
  const positions = letterPositions(word);
  const last = 1 << (word.length - 1);
  return (units, from, to) => {
    if (word.length === 0) return to - from;
    let rising = -1;
    let falling = 0;
    let distance = word.length;
    for (let index = from; index < to; index += 1) {
      const equal = positions(units[index] ?? 0);
      const vertical = equal | falling;
      const horizontal = (((equal & rising) + rising) ^ rising) | equal;
      let up = falling | ~(horizontal | rising);
      let down = rising & horizontal;
      if ((up & last) !== 0) distance += 1;
      if ((down & last) !== 0) distance -= 1;
      up = (up << 1) | 1;
      down <<= 1;
      rising = down | ~(vertical | up);
      falling = up & vertical;
    }
    return distance;
  };
}

/** Where each letter stands in a word, as bits; from a small table where its letters allow it. */
function letterPositions(word: string): (unit: number) => number {
  const keys = new Uint16Array(64);
  const bits = new Int32Array(64);
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    const slot = unit & 63;
    if (bits[slot] !== 0 && keys[slot] !== unit) return positionMap(word);
    keys[slot] = unit;
    bits[slot] = (bits[slot] ?? 0) | (1 << index);
  }
  return (unit) => (keys[unit & 63] === unit ? (bits[unit & 63] ?? 0) : 0);
}

function positionMap(word: string): (unit: number) => number {
  const positions = new Map<number, number>();
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    positions.set(unit, (positions.get(unit) ?? 0) | (1 << index));
  }
  return (unit) => positions.get(unit) ?? 0;
}

/** The same by the plain table, for words that are longer than an integer has bits. */
function tableDistance(word: string): Substitutions {
  return (units, from, to) => {
    const line = Array.from({ length: to - from + 1 }, (_, column) => column);
    for (let row = 1; row <= word.length; row += 1) {
      let diagonal = row - 1;
      let left = row;
      line[0] = row;
      for (let column = 1; column <= to - from; column += 1) {
        const above = line[column] ?? 0;
        const same = word.charCodeAt(row - 1) === units[from + column - 1];
        left = same ? diagonal : Math.min(diagonal, above, left) + 1;
        diagonal = above;
        line[column] = left;
      }
    }
    return line[to - from] ?? 0;
  };
}
