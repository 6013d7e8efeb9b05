import { MEASURES } from '../../preload/contract/measures.ts';
import type { UsageReport } from '../../preload/contract/reports.ts';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { figureWithUnit } from './figure-words.ts';

/** Says where the service's total and its rows differ. */
export function Unaccounted({ of }: { readonly of: NonNullable<UsageReport['unaccounted']> }) {
  const words = useWords();
  const { t, list } = words;
  const parts = MEASURES.filter((measure) => of[measure] !== 0).map((measure) =>
    t(of[measure] > 0 ? 'reports.unaccounted.more' : 'reports.unaccounted.less', {
      figure: figureWithUnit(measure, Math.abs(of[measure]), words),
      measure: t(`reports.measure.${measure}`),
    }),
  );
  return <Notice tone="notice">{t('reports.unaccounted', { parts: list(parts) })}</Notice>;
}
