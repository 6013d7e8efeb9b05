import type { Meter } from '../../../preload/contract/connections.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** A count against its limit, as a phrase. */
export function meterWords({ count, limit }: Meter, t: I18n['t']): string {
  return limit === null
    ? t('status.info.unlimited', { count })
    : t('status.info.of', { count, limit, left: Math.max(0, limit - count) });
}
