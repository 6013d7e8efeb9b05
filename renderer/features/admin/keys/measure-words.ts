import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { figureWords, limitWords, type Counted } from '../../usage/amount-words.ts';
import { meterLine, meterTone } from '../../usage/meter-line.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { usedOf, type KeyMeasure } from './key-measures.ts';

/** What a key used of one measure, beside its limit, in words. */
export interface MeasureWords {
  readonly used: string;
  readonly limit: string;
  readonly tone: 'plain' | 'notice' | 'bad';
  /** How full a small meter is, 0 to 1; null where there is nothing to measure against. */
  readonly share: number | null;
}

export function measureWords(
  key: DeveloperKey,
  { id, counted }: { readonly id: KeyMeasure; readonly counted: Counted },
  i18n: I18n,
): MeasureWords {
  const { t } = i18n;
  const count = usedOf(key, id);
  const limit = key.limits[id];
  const used = count === null ? t('admin.keys.used.unknown') : figureWords(counted, count, i18n);
  if (limit === null) {
    return { used, limit: t('admin.keys.limit.none'), tone: 'plain', share: null };
  }
  if (limit === 0) {
    return { used, limit: t('admin.keys.limit.nothing'), tone: 'plain', share: null };
  }
  const said = limitWords(counted, limit, i18n);
  // Nobody can act on a key that has ended: it warns of nothing.
  if (count === null || !key.isActive) {
    return { used, limit: t('admin.keys.limit', { limit: said }), tone: 'plain', share: null };
  }
  const line = meterLine({ count, limit }, counted);
  const warning = line.kind === 'nearly' || line.kind === 'over' ? (`.${line.kind}` as const) : '';
  return {
    used,
    limit: t(`admin.keys.limit${warning}`, {
      limit: said,
      percent: line.kind === 'unlimited' ? 0 : line.percent,
    }),
    tone: meterTone(line),
    share: Math.min(1, count / limit),
  };
}
