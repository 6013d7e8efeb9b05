import type { I18n } from '../../i18n/i18n.ts';

/** How long an engine took, and how many words it does in a second; '' where nobody measured it. */
export function speedWords(
  { ms, words = 0 }: { readonly ms?: number; readonly words?: number },
  { t, duration }: Pick<I18n, 't' | 'duration'>,
): string {
  if (ms === undefined || words === 0) return '';
  return t('text.origin-speed', { time: duration(ms), rate: wordsPerSecond({ ms, words }) });
}

/** Whole ones, at least one. */
export const wordsPerSecond = ({ ms, words }: { readonly ms: number; readonly words: number }) =>
  Math.max(1, Math.round((words * 1000) / Math.max(ms, 1)));
