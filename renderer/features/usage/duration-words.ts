import type { I18n } from '../../i18n/i18n.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * A time of speech as people read it: whole minutes from one hour on, begun seconds below.
 * @param ms milliseconds, not negative
 */
export function durationWords(ms: number, words: Pick<I18n, 't'>): string {
  const step = ms >= HOUR ? Math.floor(ms / MINUTE) * MINUTE : Math.ceil(ms / SECOND) * SECOND;
  return exactDurationWords(step, words);
}

/** A time of speech to the millisecond, such as a limit that somebody has set. */
export function exactDurationWords(ms: number, { t }: Pick<I18n, 't'>): string {
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = (ms % MINUTE) / SECOND;
  const parts = [
    hours > 0 && t('usage.duration.hours', { count: hours }),
    minutes > 0 && t('usage.duration.minutes', { count: minutes }),
    seconds > 0 && t('usage.duration.seconds', { count: seconds }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('usage.duration.minutes', { count: 0 }) : parts.join(' ');
}
