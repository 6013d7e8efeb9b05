import { useEffect } from 'react';
import { useStore } from 'zustand';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { UsageReport } from '../../../preload/contract/reports.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportOptions } from './ReportOptions.tsx';
import { ReportState } from './ReportState.tsx';
import { UsageFigures } from './UsageFigures.tsx';
import './Report.css';
import { usePageStore } from '../../ui/stores.ts';
import { reportsStore } from './store.ts';
import { Notice } from '../../ui/Notice.tsx';
import { figureWithUnit } from './figure-words.ts';

/** What the account used in a range of days, by day and key. */
export function ReportTab() {
  const { t } = useI18n();
  const reports = usePageStore(reportsStore);
  const compare = useStore(reports.state, (now) => now.compare);
  const isUnread = useStore(reports.state, (now) => now.range === null);
  // At first, and whenever another connection has come.
  useEffect(() => {
    if (isUnread) void reports.read();
  }, [isUnread, reports]);
  return (
    <div className="report">
      <ReportOptions board={reports}>
        <Switch isSelected={compare} onChange={reports.setCompare}>
          {t('reports.compare')}
        </Switch>
      </ReportOptions>
      <ReportState board={reports} reading={t('reports.reading')} />
      <ReportBody
        board={reports}
        parts="keys"
        stacks={['kind', 'key', 'none']}
        kinds={['days', 'keys', 'key-days']}
        empty={({ total }) => t(total === null ? 'usage.meter.unknown.about' : 'reports.empty')}
        isEmpty={isUnused}
        figures={(report) => (
          <>
            <UsageFigures report={report} />
            {report.unaccounted !== null && <Unaccounted of={report.unaccounted} />}
          </>
        )}
      />
    </div>
  );
}

function isUnused({ days }: UsageReport): boolean {
  return days.every(({ usage }) => MEASURES.every((measure) => usage[measure] === 0));
}

/** Says where the service's total and its rows differ. */
function Unaccounted({ of }: { readonly of: NonNullable<UsageReport['unaccounted']> }) {
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
