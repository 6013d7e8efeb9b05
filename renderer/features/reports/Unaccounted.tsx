import { MEASURES } from '../../../preload/contract/measures.ts';
import type { UsageReport } from '../../../preload/contract/reports.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { figureWithUnit } from './figure-words.ts';

/** Says where the service's total and its rows differ. */
export function Unaccounted({ of }: { readonly of: NonNullable<UsageReport['unaccounted']> }) {
  const i18n = useI18n();
  const { t, list } = i18n;
  const parts = MEASURES.filter((measure) => of[measure] !== 0).map((measure) =>
    t(of[measure] > 0 ? 'reports.unaccounted.more' : 'reports.unaccounted.less', {
      figure: figureWithUnit(measure, Math.abs(of[measure]), i18n),
      measure: t(`reports.measure.${measure}`),
    }),
  );
  return <Notice tone="notice">{t('reports.unaccounted', { parts: list(parts) })}</Notice>;
}
