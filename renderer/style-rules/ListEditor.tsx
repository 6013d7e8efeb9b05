import { useState, type ComponentType } from 'react';
import type { StyleRuleList } from '../../preload/contract/style-rules.ts';
import { Tabs } from '../look/Tabs.tsx';
import { useWords } from '../words/use-words.ts';
import { InstructionsTab } from './InstructionsTab.tsx';
import { ListHead } from './ListHead.tsx';
import { RulesTab } from './RulesTab.tsx';
import { TrialTab } from './TrialTab.tsx';
import { VersionNews } from './VersionNews.tsx';

export interface ListProps {
  readonly list: StyleRuleList;
}

const TABS = ['rules', 'instructions', 'trial'] as const;
type TabId = (typeof TABS)[number];

const SHOWN: Readonly<Record<TabId, ComponentType<ListProps>>> = {
  rules: RulesTab,
  instructions: InstructionsTab,
  trial: TrialTab,
};

/** One list: its name and version, and its parts as tabs. */
export function ListEditor({ list }: ListProps) {
  const { t } = useWords();
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
