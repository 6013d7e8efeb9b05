import type { I18n } from '../../i18n/i18n.ts';
import { durationWords, exactDurationWords, shownSpeech } from './duration-words.ts';

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

/** What is left of a limit, such that it and what is shown as used make the limit. */
export function leftOf(counted: Counted, count: number, limit: number): number {
  if (count >= limit) return 0;
  return limit - (counted === 'speech' ? shownSpeech(count) : count);
}

/** By how much an amount is exceeded, such that the amount and this make what is shown as used. */
export function overOf(counted: Counted, count: number, amount: number): number {
  return Math.max(0, (counted === 'speech' ? shownSpeech(count) : count) - amount);
}
