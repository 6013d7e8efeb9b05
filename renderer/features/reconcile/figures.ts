import { amountWords, figureWords, limitWords } from '../usage/amount-words.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { ComparedMeasure } from './compared.ts';

const counted = (measure: ComparedMeasure) => (measure === 'characters' ? 'characters' : 'speech');

/** A figure of a column: `1,200`, `1 h 5 min`. */
export const figure = (measure: ComparedMeasure, value: number, i18n: I18n): string =>
  figureWords(counted(measure), value, i18n);

/** A figure in a sentence: `1,200 characters`, `1 h 5 min`. */
export const amount = (measure: ComparedMeasure, value: number, i18n: I18n): string =>
  amountWords(counted(measure), value, i18n);

/** A difference to the last millisecond, with its sign. */
export function difference(measure: ComparedMeasure, value: number, i18n: I18n): string {
  if (value === 0) return figure(measure, 0, i18n);
  return `${value < 0 ? '−' : '+'}${limitWords(counted(measure), Math.abs(value), i18n)}`;
}
