import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { Screen } from '../frame/Screen.tsx';
import { Tabs } from '../look/Tabs.tsx';
import { useFileDrop } from '../look/use-file-drop.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { MEMORY_TYPES } from './import-draft.ts';
import { LocalTab } from './LocalTab.tsx';
import { ServiceTab } from './ServiceTab.tsx';
import { chosenMemory, MEMORY_TABS, type MemoryTab } from './state.ts';
import '../look/DropVeil.css';
import './MemoriesScreen.css';

const SHOWN: Readonly<Record<MemoryTab, ComponentType>> = { local: LocalTab, service: ServiceTab };

/** Translation memories: those on this computer, which can be changed, and those at the service. */
export function MemoriesScreen() {
  const { t } = useWords();
  const { localMemories } = useStores();
  const tab = useStore(localMemories.state, (now) => now.tab);
  const chosen = useStore(localMemories.state, (now) => chosenMemory(now)?.name);
  const drop = useFileDrop(MEMORY_TYPES, (file) => localMemories.offer(file, null));
  return (
    <Screen
      name={t('memories.title')}
      {...(tab === 'local' && chosen !== undefined && { subject: chosen })}
    >
      <div className="memories-drop" {...drop.handlers}>
        <Tabs
          className="memories"
          label={t('memories.tabs')}
          tabs={MEMORY_TABS.map((id) => ({ id, name: t(`memories.tab.${id}`) }))}
          shape="fill"
          chosen={tab}
          onChoose={(id) => localMemories.openTab(id)}
        >
          {(id) => {
            const Shown = SHOWN[id];
            return <Shown />;
          }}
        </Tabs>
        {drop.isOver && <div className="drop-veil">{t('memories.import-drop')}</div>}
      </div>
    </Screen>
  );
}
