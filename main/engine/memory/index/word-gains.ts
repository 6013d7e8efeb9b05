import {
  LEAST_SHORTENED,
  SHORTENED_COST,
  substitutionsOf,
  TWIN_COST,
  twinOf,
} from '../substitution.ts';
import type { Substitutions } from '../substitution.ts';
import { areClose, traitsOf } from '../word-traits.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What the words of a vocabulary are worth to one query: the gain of a word pair is 1 less what it
 * costs that one stands for the other. Worked out for a word when it is first met, since a search meets
 * few of all words.
 */
export interface WordGains {
  /** Begins another query with these distinct words. */
  ask(words: readonly string[]): void;
  /** The row of a word: 0 where it gains nothing with any word of the query. */
  rowOf(word: number): number;
  /** The most that a word gains, 0 to 1. */
  best(row: number): number;
  /** What it gains with a word of the query. */
  gain(row: number, asked: number): number;
}

const UNKNOWN = 0;
const NOTHING = -1;
const TRAITS = 4;

export function createWordGains(vocabulary: Vocabulary): WordGains {
  /** By word number: unknown, nothing, or its row. */
  let states = new Int32Array(0);
  let touched: number[] = [];
  let asked: { word: string; number: number; costOf: Substitutions }[] = [];
  /** Asked words that have another form of their own, with its number. */
  let twins: { index: number; number: number }[] = [];
  /** Three traits and the first unit of each asked word, side by side, as the loop below reads them. */
  let traits = new Int32Array(TRAITS * 64);
  /** Row after row, a place for each asked word; row 0 is of words that gain nothing. */
  let gains = new Float64Array(1024);
  let bests = new Float64Array(128);
  let rows = 1;

  return {
    ask(words) {
      if (states.length < vocabulary.size) {
        states = new Int32Array(Math.ceil(vocabulary.size * 1.25));
      } else {
        for (const word of touched) states[word] = UNKNOWN;
      }
      touched = [];
      rows = 1;
      asked = words.map((word) => ({
        word,
        number: vocabulary.find(word),
        costOf: substitutionsOf(word),
      }));
      twins = words.flatMap((word, index) => {
        const twin = twinOf(word);
        return twin === null ? [] : [{ index, number: vocabulary.find(twin) }];
      });
      if (traits.length < TRAITS * words.length) traits = new Int32Array(2 * TRAITS * words.length);
      words.forEach((word, index) => {
        const { length, once, often } = traitsOf(word);
        traits.set([length, once, often, word.charCodeAt(0)], TRAITS * index);
      });
    },
    rowOf(word) {
      const state = states[word] ?? UNKNOWN;
      if (state === UNKNOWN) return weigh(word);
      return state === NOTHING ? 0 : state;
    },
    best: (row) => bests[row] ?? 0,
    gain: (row, index) => (row === 0 ? 0 : (gains[row * asked.length + index] ?? 0)),
  };

  function weigh(word: number): number {
    touched.push(word);
    const { units, starts } = vocabulary;
    const from = starts[word] ?? 0;
    const to = starts[word + 1] ?? 0;
    const first = units[from] ?? 0;
    const once = vocabulary.once[word] ?? 0;
    const often = vocabulary.often[word] ?? 0;
    let best = 0;
    const keep = (index: number, gain: number) => {
      if (best === 0) clearRow();
      gains[rows * asked.length + index] = gain;
      if (gain > best) best = gain;
    };
    for (let index = 0; index < asked.length; index += 1) {
      const length = traits[TRAITS * index] ?? 0;
      const isAlike =
        2 * Math.abs(length - (to - from)) < Math.max(length, to - from) &&
        areClose(
          length,
          traits[TRAITS * index + 1] ?? 0,
          traits[TRAITS * index + 2] ?? 0,
          to - from,
          once,
          often,
        );
      const mayBeShortened = first === traits[TRAITS * index + 3];
      if (!isAlike && !mayBeShortened) continue;
      const query = asked[index];
      if (query === undefined) break;
      let gain = 0;
      if (query.number === word) gain = 1;
      else if (isAlike) gain = 1 - query.costOf(units, from, to);
      if (mayBeShortened && gain < 1 - SHORTENED_COST && isShortened(query.word, units, from, to)) {
        gain = 1 - SHORTENED_COST;
      }
      if (gain > 0) keep(index, gain);
    }
    for (const { index, number } of twins) {
      if (number === word && gainOf(rows, index, best) < 1 - TWIN_COST) keep(index, 1 - TWIN_COST);
    }
    if (best === 0) {
      states[word] = NOTHING;
      return 0;
    }
    bests[rows] = best;
    states[word] = rows;
    rows += 1;
    return rows - 1;
  }

  /** What the row that is being filled has so far. */
  function gainOf(row: number, index: number, best: number): number {
    return best === 0 ? 0 : (gains[row * asked.length + index] ?? 0);
  }

  function clearRow(): void {
    const end = (rows + 1) * asked.length;
    if (gains.length < end) gains = larger(gains, end);
    if (bests.length <= rows) bests = larger(bests, rows + 1);
    gains.fill(0, rows * asked.length, end);
  }
}

/** Whether one of two words with the same first letter is the beginning of the other. */
function isShortened(word: string, units: Uint16Array, from: number, to: number): boolean {
  const length = Math.min(word.length, to - from);
  if (length < LEAST_SHORTENED) return false;
  for (let at = 1; at < length; at += 1) {
    if (units[from + at] !== word.charCodeAt(at)) return false;
  }
  return true;
}

function larger(array: Float64Array<ArrayBuffer>, items: number): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(2 * items);
  copy.set(array);
  return copy;
}
