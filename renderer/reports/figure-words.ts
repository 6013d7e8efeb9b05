import type { Measure } from '../../preload/contract/measures.ts';
import type { Quantity } from '../chart/ticks.ts';
import type { Words } from '../words/words.ts';

const MINUTE = 60_000;
/** From here on an axis is written short: `1.2M`. */
const SHORT_FROM = 100_000;

export const quantityOf = (measure: Measure): Quantity =>
  measure === 'speechToTextMs' || measure === 'speechToSpeechMs' ? 'time' : 'count';

/** A figure as a table writes it: `73,200`; speech in hours and minutes: `1,204:07`. */
export function figure(measure: Measure, value: number, words: Pick<Words, 'number' | 'locale'>) {
  return quantityOf(measure) === 'count' ? words.number(value) : hoursMinutes(value, words);
}

/** A figure with its unit: `73,200 characters`, `12:34 h`. */
export function figureWithUnit(measure: Measure, value: number, words: Words): string {
  const shown = figure(measure, value, words);
  return quantityOf(measure) === 'count'
    ? words.t('reports.characters', { count: value })
    : words.t('reports.hours', { time: shown });
}

/** Rounded to the minute; less than half of one, which is not nothing, is said to be less than one. */
function hoursMinutes(ms: number, { number, locale }: Pick<Words, 'number' | 'locale'>): string {
  const length = Math.abs(ms);
  if (length > 0 && length < MINUTE / 2)
    return `${ms < 0 ? '−' : ''}<${number(0)}:${two(1, locale)}`;
  const minutes = Math.round(length / MINUTE);
  const sign = ms < 0 && minutes > 0 ? '−' : '';
  return `${sign}${number(Math.floor(minutes / 60))}:${two(minutes % 60, locale)}`;
}

function two(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(value);
}

/** A place of an axis, short where the axis reaches far: `500K`, `1.5M`. */
export function tickWords(measure: Measure, value: number, max: number, words: Words): string {
  if (quantityOf(measure) === 'time' || max < SHORT_FROM) return figure(measure, value, words);
  return new Intl.NumberFormat(words.locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}
