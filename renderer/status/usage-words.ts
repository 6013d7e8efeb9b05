import type { Words } from '../words/words.ts';
import type { UsageLine } from './usage-line.ts';

/** The usage of the status bar in words. */
export function usageWords(line: UsageLine, t: Words['t']): string {
  switch (line.kind) {
    case 'unknown':
    case 'failed':
      return t(`status.usage.${line.kind}`);
    case 'unlimited':
      return t('status.usage.unlimited', { count: line.count });
    default: {
      const { left, limit, percent } = line;
      return t(`status.usage.${line.kind}`, { left, limit, percent });
    }
  }
}
