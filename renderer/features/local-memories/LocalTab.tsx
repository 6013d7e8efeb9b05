import { useStore } from 'zustand';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { ImportPart } from './import/ImportPart.tsx';
import { MemoryList } from './MemoryList.tsx';
import { MemoryPanel } from './MemoryPanel.tsx';
import { chosenMemory } from './state.ts';
import './LocalTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

/** The memories on this computer, one of them chosen. */
export function LocalTab() {
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
        {memories.length === 0 && <p className="memories-about soft">{t('memories.none')}</p>}
      </div>
    </div>
  );
}
