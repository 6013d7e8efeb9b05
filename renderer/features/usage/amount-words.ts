import type { I18n } from '../../i18n/i18n.ts';
import { durationWords, exactDurationWords } from './duration-words.ts';

/** What is counted: `speech` in milliseconds, the others one by one. */
export type Counted = 'characters' | 'speech' | 'documents';

/** An amount with its unit: `12,480 characters`, `1 h 30 min`. */
export function amountWords(counted: Counted, count: number, i18n: I18n): string {
  return counted === 'speech'
    ? durationWords(count, i18n)
    : i18n.t(`usage.amount.${counted}`, { count });
}

/** An amount where its unit is known: `12,480`, `1 h 30 min`. */
export function figureWords(counted: Counted, count: number, i18n: I18n): string {
  return counted === 'speech' ? durationWords(count, i18n) : i18n.number(count);
}

/** A limit where its unit is known, never rounded. */
export function limitWords(counted: Counted, limit: number, i18n: I18n): string {
  return counted === 'speech' ? exactDurationWords(limit, i18n) : i18n.number(limit);
}
