import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { MemoryPicker } from '../../memories/MemoryPicker.tsx';
import { voiceStore } from '../store.ts';
import { EXACT } from './draft.ts';

/** The memory whose sentences stand in translated lines. Services use none of theirs for speech. */
export function SessionMemory() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const draft = useStore(voice.state, (now) => now.draft);
  const { local, sourceLanguage, targets } = draft;
  const isNamed = local !== 'off' && local.memories.length > 0;
  return (
    <MemoryPicker
      label={t('text.memory')}
      chosen={undefined}
      local={{
        chosen:
          local === 'off'
            ? 'off'
            : isNamed
              ? { memories: [...local.memories], threshold: EXACT }
              : undefined,
        obstacle: targets.length === 0 ? t('voice.memory.no-target') : null,
      }}
      serviceObstacle={t('voice.memory.service')}
      threshold={EXACT}
      source={sourceLanguage}
      targets={targets}
      onChoose={({ local: next }) =>
        voice.change({
          local: next === undefined ? { memories: [] } : next === 'off' ? 'off' : next,
        })
      }
    />
  );
}
