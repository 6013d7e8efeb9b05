import { useRef } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { activeConnection, connectionsStore } from '../../connections/store.ts';
import { MemoryPicker, type MemoryChange } from '../../memories/MemoryPicker.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { MEMORY_SETTINGS, SettingOrigin, useHasSharedSettings } from './SettingOrigin.tsx';

/**
 * The memory that the project is pre-translated with: of this computer, or of the service, where it goes with
 * machine translation. The latter is remembered for each connection.
 */
export function ProjectMemory() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const project = useEditorState((now) => now.project);
  const active = useStore(usePageStore(connectionsStore).state, activeConnection);
  const connection = active?.id ?? null;
  const scope = useEditorState((now) => now.settingScope);
  const isShared = useHasSharedSettings();
  const { nameOf } = useLanguages();
  const button = useRef<HTMLButtonElement>(null);
  useAction('memory', () => button.current?.click());
  const { source, target, threshold, memories, serviceMemories } = project;
  const ofService = connection === null ? undefined : serviceMemories[connection];

  function choose({ memory, local }: MemoryChange) {
    const chosen = memory && { id: memory.id, name: memory.name };
    // What the offline service has ships with the program: here it is searched, too.
    if (chosen !== undefined && active?.kind === 'offline') {
      void segments.addSampleMemory(chosen.id);
    }
    void segments.change({
      scope,
      memories: local === undefined ? null : local === 'off' ? [] : local.memories,
      ...(connection !== null && { serviceMemory: { connection, memory: chosen ?? null } }),
    });
  }

  return (
    <div className="editor-memory">
      <MemoryPicker
        label={t('text.memory')}
        labelPlace="unseen"
        lead={t('segments.memory-lead')}
        chosen={ofService && { ...ofService, threshold }}
        local={{
          chosen:
            memories === null
              ? undefined
              : memories.length === 0
                ? 'off'
                : { memories: [...memories], threshold },
        }}
        threshold={threshold}
        source={source}
        targets={[target]}
        buttonRef={button}
        foot={
          isShared && (
            <>
              <ScopeChoice
                allFiles={t('segments.settings.scope-target', { language: nameOf(target) })}
              />
              <SettingOrigin settings={MEMORY_SETTINGS} name={t('text.memory')} />
            </>
          )
        }
        onChoose={choose}
      />
    </div>
  );
}
