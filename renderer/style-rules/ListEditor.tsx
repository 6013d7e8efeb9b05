import type { ComponentType } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { StyleRuleList } from '../../preload/contract/style-rules.ts';
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
const SHOWN: Readonly<Record<(typeof TABS)[number], ComponentType<ListProps>>> = {
  rules: RulesTab,
  instructions: InstructionsTab,
  trial: TrialTab,
};

/** One list: its name and version, and its parts as tabs. */
export function ListEditor({ list }: ListProps) {
  const { t } = useWords();
  return (
    <>
      <ListHead list={list} />
      <VersionNews list={list} />
      <Tabs className="terms-tabs">
        <TabList className="terms-tab-list" aria-label={t('style-rules.tabs', { name: list.name })}>
          {TABS.map((id) => (
            <Tab key={id} id={id} className="terms-tab">
              {t(`style-rules.tab.${id}`)}
            </Tab>
          ))}
        </TabList>
        {TABS.map((id) => {
          const Shown = SHOWN[id];
          return (
            <TabPanel key={id} id={id} className="terms-tab-panel">
              <Shown list={list} />
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
}
