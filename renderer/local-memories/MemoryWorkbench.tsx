import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useStore } from 'zustand';
import type { ComponentType } from 'react';
import type { LocalMemory } from '../../preload/contract/local-memories.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { MemoryHead } from './MemoryHead.tsx';
import { PairsView } from './PairsView.tsx';
import { MEMORY_VIEWS, type MemoryView } from './state.ts';
import { StatisticsView } from './StatisticsView.tsx';
import { UnitsView } from './units/UnitsView.tsx';

/** One memory, for each of its parts. */
export interface OfMemory {
  readonly memory: LocalMemory;
}

const SHOWN: Readonly<Record<MemoryView, ComponentType<OfMemory>>> = {
  units: UnitsView,
  pairs: PairsView,
  statistics: StatisticsView,
};

/** The chosen memory: what can be done with it, its units, its pairs, what it holds. */
export function MemoryWorkbench({ memory }: OfMemory) {
  const { t } = useWords();
  const { localMemories } = useStores();
  const view = useStore(localMemories.state, (now) => now.view);
  return (
    <>
      <MemoryHead memory={memory} />
      <Tabs
        className="memories-views"
        selectedKey={view}
        onSelectionChange={(key) => {
          const next = MEMORY_VIEWS.find((id) => id === key);
          if (next !== undefined) localMemories.openView(next);
        }}
      >
        <TabList className="memories-tabs" aria-label={t('memories.views')}>
          {MEMORY_VIEWS.map((id) => (
            <Tab key={id} id={id} className="memories-tab" data-name={t(`memories.view.${id}`)}>
              {t(`memories.view.${id}`)}
            </Tab>
          ))}
        </TabList>
        {MEMORY_VIEWS.map((id) => {
          const Shown = SHOWN[id];
          return (
            <TabPanel key={id} id={id} className="memories-view">
              <Shown memory={memory} />
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
}
