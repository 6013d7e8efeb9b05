import type { SentRequest } from '../../preload/contract/requests.ts';
import { failureSentences } from '../failure/sentences.ts';
import type { Words } from '../words/words.ts';

/** How a request ended, in words: for a failure what its card would say first. */
export function outcomeWords(
  { code, status, host }: SentRequest,
  t: Words['t'],
  locale: string,
): string {
  if (code === 'cancelled') return t('requests.cancelled');
  if (code !== null) {
    const failure = { code, ...(status !== null && { status }), params: { host } };
    return failureSentences(failure, t, locale).what;
  }
  return status === null ? t('requests.done-unsaid') : t('requests.done', { status });
}
