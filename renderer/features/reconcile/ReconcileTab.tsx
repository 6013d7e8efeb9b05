import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Reconciliation } from '../../../preload/contract/reports.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useDayWords } from '../reports/use-report-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import {
  comparedMeasures,
  differingDays,
  isTold,
  type ComparedMeasure,
  type ToldReconciliation,
} from './compared.ts';
import { ReconcileBar } from './ReconcileBar.tsx';
import './ReconcileTab.css';
import { ReconcileTable } from './ReconcileTable.tsx';
import type { Compared } from './store.ts';
import { Totals } from './Totals.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { reconcileStore } from './store.ts';

/** Own records beside the service's report, day by day. */
export function ReconcileTab() {
  const { t } = useI18n();
  const store = usePageStore(reconcileStore);
  const { comparing, shown } = useStore(store.state);
  useEffect(() => {
    if (comparing.state === 'idle') void store.compare();
  }, [store, comparing.state]);

  return (
    <div className="reconcile">
      <div className="reconcile-head">
        <h2>{t('reconcile.title')}</h2>
        <p className="soft">{t('reconcile.about')}</p>
        {shown !== null && <Begin shown={shown.answer} />}
      </div>
      <ReconcileBar />
      {comparing.state === 'failed' && <FailureCard failure={comparing.failure} />}
      {shown === null ? (
        comparing.state === 'running' && <p className="soft">{t('reconcile.loading')}</p>
      ) : (
        <Compare compared={shown} />
      )}
    </div>
  );
}

function Begin({ shown }: { readonly shown: Reconciliation }) {
  const { t } = useI18n();
  const days = useDayWords();
  const { firstRecord } = shown;
  return (
    <p>
      {firstRecord === null
        ? t('reconcile.none')
        : t('reconcile.begin', { day: days.full(firstRecord) })}
    </p>
  );
}

function Compare({ compared: { answer, key } }: { readonly compared: Compared }) {
  const { t } = useI18n();
  if (!isTold(answer)) return <p className="soft">{t('usage.meter.unknown.about')}</p>;
  return <Told shown={answer} isKey={key !== null} />;
}

function Told({ shown, isKey }: { readonly shown: ToldReconciliation; readonly isKey: boolean }) {
  const { t } = useI18n();
  const [wanted, setWanted] = useState<ComparedMeasure>('characters');
  const [isDifferingOnly, setDifferingOnly] = useState(false);
  const measures = comparedMeasures(shown);
  const measure = measures.includes(wanted) ? wanted : measures[0];
  return (
    <>
      <Totals shown={shown} />
      {measure !== undefined && (
        <>
          <div className="reconcile-view">
            <Radios
              label={t('reconcile.measure')}
              labelPlace="unseen"
              shape="row"
              value={measure}
              choices={measures.map((id) => ({ id, name: t(`reconcile.measure.${id}`) }))}
              onChange={setWanted}
            />
            {differingDays(shown) > 0 && (
              <Switch isSelected={isDifferingOnly} onChange={setDifferingOnly}>
                {t('reconcile.differing-only')}
              </Switch>
            )}
          </div>
          <ReconcileTable
            shown={shown}
            measure={measure}
            isDifferingOnly={isDifferingOnly}
            isKey={isKey}
          />
        </>
      )}
    </>
  );
}
