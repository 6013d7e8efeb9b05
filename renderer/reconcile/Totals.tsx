import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { Words } from '../words/words.ts';
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
  const words = useWords();
  const { t, list } = words;
  const measures = comparedMeasures(shown);
  const differing = differingDays(shown);
  const totals = measures.map((measure) => totalWords(shown, measure, words));
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
          <li key={total}>{total}.</li>
        ))}
      </ul>
    </Notice>
  );
}

function totalWords(shown: ToldReconciliation, measure: ComparedMeasure, words: Words): string {
  const ours = shown.ours[measure];
  const more = shown.service[measure] - ours;
  const isEven = more === 0;
  const differs = comparedDays(shown, measure).some(({ difference }) => difference !== 0);
  const kind = isEven ? (differs ? 'even' : 'agree') : more > 0 ? 'more' : 'less';
  return words.t(`reconcile.total.${kind}`, {
    measure: words.t(`reconcile.measure.${measure}`),
    // Where both stand, the second one has the unit.
    ours: (isEven ? amount : figure)(measure, ours, words),
    service: amount(measure, shown.service[measure], words),
    difference: figure(measure, Math.abs(more), words),
  });
}
