import type { SentRequest } from '../../../preload/contract/requests.ts';
import { failureSentences } from '../../ui/failure/sentences.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** How a request ended, in words: for a failure what its card would say first. */
export function outcomeWords(
  { code, status, host }: SentRequest,
  t: I18n['t'],
  locale: string,
): string {
  if (code === 'cancelled') return t('requests.cancelled');
  if (code !== null) {
    const failure = { code, ...(status !== null && { status }), params: { host } };
    return failureSentences(failure, t, locale).what;
  }
  return status === null ? t('requests.done-unsaid') : t('requests.done', { status });
}
