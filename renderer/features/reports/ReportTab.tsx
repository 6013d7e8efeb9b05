import { useEffect } from 'react';
import { useStore } from 'zustand';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { UsageReport } from '../../../preload/contract/reports.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ReportBody } from './ReportBody.tsx';
import { ReportOptions } from './ReportOptions.tsx';
import { ReportState } from './ReportState.tsx';
import { Unaccounted } from './Unaccounted.tsx';
import { UsageFigures } from './UsageFigures.tsx';
import './Report.css';
import { usePageStore } from '../../ui/stores.ts';
import { reportsStore } from './store.ts';

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
