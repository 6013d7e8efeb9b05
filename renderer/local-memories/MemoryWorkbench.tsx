import { useStore } from 'zustand';
import type { ComponentType } from 'react';
import type { LocalMemory } from '../../preload/contract/local-memories.ts';
import { Tabs } from '../look/Tabs.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { MemoryHead } from './MemoryHead.tsx';
import { PairsView } from './PairsView.tsx';
import { MEMORY_VIEWS, type MemoryView } from './state.ts';
import { StatisticsView } from './StatisticsView.tsx';
import { UnitsView } from './units/UnitsView.tsx';
import './MemoryWorkbench.css';

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
        label={t('memories.views')}
        tabs={MEMORY_VIEWS.map((id) => ({ id, name: t(`memories.view.${id}`) }))}
        shape="fill"
        chosen={view}
        onChoose={(id) => localMemories.openView(id)}
      >
        {(id) => {
          const Shown = SHOWN[id];
          return <Shown memory={memory} />;
        }}
      </Tabs>
    </>
  );
}
