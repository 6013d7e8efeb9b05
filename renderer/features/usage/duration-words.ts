import type { I18n } from '../../i18n/i18n.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Services write minutes with two decimals: figures of one sum differ by less than this. */
const FINEST = MINUTE / 100;

/**
 * The milliseconds that are shown of a time of speech, wherever it is shown: full minutes from one hour on,
 * seconds below, at least one of what is not nothing. A coarser display, hours and minutes of a table,
 * so begins like a finer one.
 * @param ms not negative
 */
export function shownSpeech(ms: number): number {
  if (ms <= 0) return 0;
  const whole = Math.round(ms / FINEST) * FINEST;
  if (whole >= HOUR) return Math.floor(whole / MINUTE) * MINUTE;
  return Math.max(SECOND, Math.round(whole / SECOND) * SECOND);
}

/** A time of speech as people read it: `90 h 34 min`, `1 min 30 s`. */
export function durationWords(ms: number, words: Pick<I18n, 't'>): string {
  return exactDurationWords(shownSpeech(ms), words);
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
