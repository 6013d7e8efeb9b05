import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import {
  comparedDays,
  comparedMeasures,
  differingDays,
  type ComparedMeasure,
  type ToldReconciliation,
} from './compared.ts';
import { amount, figure } from './figures.ts';

/** Whether both sides agree, and by how much they do not. */
export function Totals({ shown }: { readonly shown: ToldReconciliation }) {
  const i18n = useI18n();
  const { t, list } = i18n;
  const measures = comparedMeasures(shown);
  const differing = differingDays(shown);
  const totals = measures.map((measure) => totalWords(shown, measure, i18n));
  if (measures.length === 0) return <p>{t('reconcile.nothing')}</p>;
  if (differing === 0) {
    return (
      <Notice tone="good">
        {t('reconcile.agree', { days: shown.days.length, totals: list(totals) })}
      </Notice>
    );
  }
  return (
    <Notice>
      <p>{t('reconcile.differ', { differing, agreeing: shown.days.length - differing })}</p>
      <ul>
        {totals.map((total) => (
          <li key={total}>{total}</li>
        ))}
      </ul>
    </Notice>
  );
}

function totalWords(shown: ToldReconciliation, measure: ComparedMeasure, i18n: I18n): string {
  const ours = shown.ours[measure];
  const more = shown.service[measure] - ours;
  const isEven = more === 0;
  const differs = comparedDays(shown, measure).some(({ difference }) => difference !== 0);
  const kind = isEven ? (differs ? 'even' : 'agree') : more > 0 ? 'more' : 'less';
  return i18n.t(`reconcile.total.${kind}`, {
    measure: i18n.t(`reconcile.measure.${measure}`),
    // Where both stand, the second one has the unit.
    ours: (isEven ? amount : figure)(measure, ours, i18n),
    service: amount(measure, shown.service[measure], i18n),
    difference: figure(measure, Math.abs(more), i18n),
  });
}
