import type { Measure } from '../../../preload/contract/measures.ts';
import type { Quantity } from '../../ui/chart/ticks.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { shownSpeech } from '../usage/duration-words.ts';

const MINUTE = 60_000;
/** From here on an axis is written short: `1.2M`. */
const SHORT_FROM = 100_000;

export const quantityOf = (measure: Measure): Quantity =>
  measure === 'speechToTextMs' || measure === 'speechToSpeechMs' ? 'time' : 'count';

/** A figure as a table writes it: `73,200`; speech in hours and minutes: `1,204:07`. */
export function figure(measure: Measure, value: number, i18n: Pick<I18n, 'number' | 'locale'>) {
  return quantityOf(measure) === 'count' ? i18n.number(value) : hoursMinutes(value, i18n);
}

/** A figure with its unit: `73,200 characters`, `12:34 h`. */
export function figureWithUnit(measure: Measure, value: number, i18n: I18n): string {
  const shown = figure(measure, value, i18n);
  return quantityOf(measure) === 'count'
    ? i18n.t('reports.characters', { count: value })
    : i18n.t('reports.hours', { time: shown });
}

/** Full minutes; less than one, which is not nothing, is said to be less. */
function hoursMinutes(ms: number, { number, locale }: Pick<I18n, 'number' | 'locale'>): string {
  const length = Math.abs(ms);
  const minutes = Math.floor(shownSpeech(length) / MINUTE);
  if (length > 0 && minutes === 0) return `${ms < 0 ? '−' : ''}<${number(0)}:${two(1, locale)}`;
  const sign = ms < 0 && minutes > 0 ? '−' : '';
  return `${sign}${number(Math.floor(minutes / 60))}:${two(minutes % 60, locale)}`;
}

function two(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(value);
}

/** A place of an axis, short where the axis reaches far: `500K`, `1.5M`. */
export function tickWords(measure: Measure, value: number, max: number, i18n: I18n): string {
  if (quantityOf(measure) === 'time' || max < SHORT_FROM) return figure(measure, value, i18n);
  return new Intl.NumberFormat(i18n.locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}
