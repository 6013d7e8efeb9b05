import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AlignmentTab } from '../alignment/AlignmentTab.tsx';
import { MEMORY_TYPES } from './import-draft.ts';
import { ServiceTab } from './ServiceTab.tsx';
import { chosenMemory, MEMORY_TABS, type MemoryTab } from './state.ts';
import '../../ui/DropVeil.css';
import './MemoriesScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

/** The memories on this computer, one of them chosen. */
function LocalTab() {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const memories = useStore(localMemories.state, (now) => now.memories);
  const memory = useStore(localMemories.state, chosenMemory);
  if (memories === null) return <p className="memories-about soft">{t('memories.loading')}</p>;
  return (
    <div className="memories-local">
      <MemoryList memories={memories} />
      <div className="memories-work">
        <ImportPart />
        <DoneNotice />
        {memory !== null && <MemoryPanel key={memory.id} memory={memory} />}
        {memory === null && memories.length > 0 && (
          <p className="memories-about soft">{t('memories.none-chosen')}</p>
        )}
      </div>
    </div>
  );
}

import './LocalTab.css';
import { DoneNotice } from './DoneNotice.tsx';
import { ImportPart } from './import/ImportPart.tsx';
import { MemoryList } from './MemoryList.tsx';
import { MemoryPanel } from './MemoryPanel.tsx';

const SHOWN: Readonly<Record<MemoryTab, ComponentType>> = {
  local: LocalTab,
  service: ServiceTab,
  align: AlignmentTab,
};

/** Translation memories: those on this computer, which can be changed, and those at the service. */
export function MemoriesScreen() {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
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
