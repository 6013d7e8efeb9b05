import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { KeysTab } from '../admin/KeysTab.tsx';
import { NeedsAdmin } from '../admin/NeedsAdmin.tsx';
import { BudgetsTab } from '../budgets/BudgetsTab.tsx';
import { connectionName } from '../connections/connection-name.ts';
import { connectionsStore, activeConnection } from '../connections/store.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ReconcileTab } from '../reconcile/ReconcileTab.tsx';
import { ReportTab } from '../reports/ReportTab.tsx';
import { TagsTab } from '../reports/TagsTab.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { PeriodTab } from './PeriodTab.tsx';
import { USAGE_TABS, type UsageTab } from './tabs.ts';
import './UsageScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from './store.ts';

const SHOWN: Readonly<Record<UsageTab, { Shown: ComponentType; needsAdmin: boolean }>> = {
  period: { Shown: PeriodTab, needsAdmin: false },
  report: { Shown: ReportTab, needsAdmin: true },
  tags: { Shown: TagsTab, needsAdmin: true },
  keys: { Shown: KeysTab, needsAdmin: true },
  budgets: { Shown: BudgetsTab, needsAdmin: false },
  reconcile: { Shown: ReconcileTab, needsAdmin: true },
};

/** What was used, by whom, and within which limits: of the account and of its keys. */
export function UsageScreen() {
  const { t } = useI18n();
  const usage = usePageStore(usageStore);
  const connections = usePageStore(connectionsStore);
  const tab = useStore(usage.state, (now) => now.tab);
  const active = useStore(connections.state, activeConnection);
  return (
    <Screen
      name={t('usage.title')}
      {...(active !== null && { subject: connectionName(active, t) })}
    >
      <Tabs
        className="usage"
        label={t('usage.tabs')}
        tabs={USAGE_TABS.map((id) => ({ id, name: t(`usage.tab.${id}`) }))}
        shape="fill"
        isManual
        chosen={tab}
        onChoose={(id) => usage.openTab(id)}
      >
        {(id) => {
          const { Shown, needsAdmin } = SHOWN[id];
          return needsAdmin ? (
            <NeedsAdmin>
              <Shown />
            </NeedsAdmin>
          ) : (
            <Shown />
          );
        }}
      </Tabs>
    </Screen>
  );
}
