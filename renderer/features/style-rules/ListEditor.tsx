import { useState, type ComponentType } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { InstructionsTab } from './InstructionsTab.tsx';
import { ListHead } from './ListHead.tsx';
import { RulesTab } from './RulesTab.tsx';
import { TrialTab } from './TrialTab.tsx';
import { VersionNews } from './VersionNews.tsx';
import type { ListProps } from './state.ts';

const TABS = ['rules', 'instructions', 'trial'] as const;
type TabId = (typeof TABS)[number];

const SHOWN: Readonly<Record<TabId, ComponentType<ListProps>>> = {
  rules: RulesTab,
  instructions: InstructionsTab,
  trial: TrialTab,
};

/** One list: its name and version, and its parts as tabs. */
export function ListEditor({ list }: ListProps) {
  const { t } = useI18n();
  const [tab, openTab] = useState<TabId>('rules');
  return (
    <>
      <ListHead list={list} />
      <VersionNews list={list} />
      <Tabs
        label={t('style-rules.tabs', { name: list.name })}
        tabs={TABS.map((id) => ({ id, name: t(`style-rules.tab.${id}`) }))}
        shape="flow"
        chosen={tab}
        onChoose={openTab}
      >
        {(id) => {
          const Shown = SHOWN[id];
          return <Shown list={list} />;
        }}
      </Tabs>
    </>
  );
}
