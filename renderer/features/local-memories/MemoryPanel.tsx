import { useStore } from 'zustand';
import type { ComponentType } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { MemoryHead } from './MemoryHead.tsx';
import { PairsView } from './PairsView.tsx';
import { MEMORY_VIEWS, type MemoryView } from './state.ts';
import { StatisticsView } from './StatisticsView.tsx';
import { UnitsView } from './units/UnitsView.tsx';
import './MemoryPanel.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';
import type { OfMemory } from './state.ts';

const SHOWN: Readonly<Record<MemoryView, ComponentType<OfMemory>>> = {
  units: UnitsView,
  pairs: PairsView,
  statistics: StatisticsView,
};

/** The chosen memory: what can be done with it, its units, its pairs, what it holds. */
export function MemoryPanel({ memory }: OfMemory) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
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
