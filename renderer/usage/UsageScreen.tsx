import type { ComponentType } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useStore } from 'zustand';
import { KeysTab } from '../admin/KeysTab.tsx';
import { NeedsAdmin } from '../admin/NeedsAdmin.tsx';
import { BudgetsTab } from '../budgets/BudgetsTab.tsx';
import { connectionName } from '../connections/connection-name.ts';
import { activeConnection } from '../connections/store.ts';
import { Screen } from '../frame/Screen.tsx';
import { ReconcileTab } from '../reconcile/ReconcileTab.tsx';
import { ReportTab } from '../reports/ReportTab.tsx';
import { TagsTab } from '../reports/TagsTab.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { PeriodTab } from './PeriodTab.tsx';
import { USAGE_TABS, type UsageTab } from './tabs.ts';
import './UsageScreen.css';

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
  const { t } = useWords();
  const { usage, connections } = useStores();
  const tab = useStore(usage.state, (now) => now.tab);
  const active = useStore(connections.state, activeConnection);
  return (
    <Screen
      name={t('usage.title')}
      {...(active !== null && { subject: connectionName(active, t) })}
    >
      {/* Arrow keys only move: a tab that is passed by would ask the service for a report. */}
      <Tabs
        className="usage"
        keyboardActivation="manual"
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = USAGE_TABS.find((id) => id === key);
          if (chosen !== undefined) usage.openTab(chosen);
        }}
      >
        <TabList className="usage-tabs" aria-label={t('usage.tabs')}>
          {USAGE_TABS.map((id) => (
            <Tab key={id} id={id} className="usage-tab" data-name={t(`usage.tab.${id}`)}>
              {t(`usage.tab.${id}`)}
            </Tab>
          ))}
        </TabList>
        {USAGE_TABS.map((id) => {
          const { Shown, needsAdmin } = SHOWN[id];
          return (
            <TabPanel key={id} id={id} className="usage-panel">
              {needsAdmin ? (
                <NeedsAdmin>
                  <Shown />
                </NeedsAdmin>
              ) : (
                <Shown />
              )}
            </TabPanel>
          );
        })}
      </Tabs>
    </Screen>
  );
}
