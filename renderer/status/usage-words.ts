import { amountWords, limitWords } from '../usage/amount-words.ts';
import { METERS } from '../usage/meters.ts';
import type { Words } from '../words/words.ts';
import type { UsageLine } from './usage-line.ts';

/** The usage of the status bar in words. */
export function usageWords(line: UsageLine, words: Words): string {
  const { t } = words;
  switch (line.kind) {
    case 'unknown':
    case 'failed':
      return t(`status.usage.${line.kind}`);
    case 'unlimited':
      return t('status.usage.unlimited', { count: line.count });
    default: {
      const { kind, of, left, limit, percent } = line;
      const counted = METERS.find(({ id }) => id === of)?.counted ?? 'characters';
      return t(`status.usage.${kind}`, {
        of,
        percent,
        left: amountWords(counted, left, words),
        limit: limitWords(counted, limit, words),
      });
    }
  }
}
