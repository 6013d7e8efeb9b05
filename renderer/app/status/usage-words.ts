import { amountWords, limitWords } from '../../features/usage/amount-words.ts';
import { METERS } from '../../features/usage/meters.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { UsageLine } from './usage-line.ts';

/** The usage of the status bar in words. */
export function usageWords(line: UsageLine, i18n: I18n): string {
  const { t } = i18n;
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
        left: amountWords(counted, left, i18n),
        limit: limitWords(counted, limit, i18n),
      });
    }
  }
}
