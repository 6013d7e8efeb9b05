import { amountWords, figureWords, limitWords } from '../usage/amount-words.ts';
import type { Words } from '../words/words.ts';
import type { ComparedMeasure } from './compared.ts';

const counted = (measure: ComparedMeasure) => (measure === 'characters' ? 'characters' : 'speech');

/** A figure of a column: `1,200`, `1 h 5 min`. */
export const figure = (measure: ComparedMeasure, value: number, words: Words): string =>
  figureWords(counted(measure), value, words);

/** A figure in a sentence: `1,200 characters`, `1 h 5 min`. */
export const amount = (measure: ComparedMeasure, value: number, words: Words): string =>
  amountWords(counted(measure), value, words);

/** A difference to the last millisecond, with its sign. */
export function difference(measure: ComparedMeasure, value: number, words: Words): string {
  if (value === 0) return figure(measure, 0, words);
  return `${value < 0 ? '−' : '+'}${limitWords(counted(measure), Math.abs(value), words)}`;
}
