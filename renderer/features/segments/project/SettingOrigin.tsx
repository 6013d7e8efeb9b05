import { useRef } from 'react';
import { useStore } from 'zustand';
import type { SharedSetting } from '../../../../preload/contract/segments.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';

/** Of this computer and of the service: a person chooses them in one place. */
export const MEMORY_SETTINGS = ['memories', 'serviceMemories'] as const;

/** Whether the project of the open file has other files that share its settings. */
export function useHasSharedSettings(): boolean {
  const home = useEditorState((now) => now.project.project);
  return useStore(
    usePageStore(segmentsStore).state,
    (now) => (now.projects?.find(({ id }) => id === home)?.files.length ?? 0) > 1,
  );
}

export interface SettingOriginProps {
  /** The choice, which may be kept in several parts. */
  readonly settings: readonly SharedSetting[];
  /** What the setting is called, for those who do not see beside what the button stands. */
  readonly name: string;
}

/** Says whether a setting is the project's or the file's own, which can be given up. */
export function SettingOrigin({ settings, name }: SettingOriginProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const isOwn = useEditorState((now) => settings.some((one) => now.project.own.includes(one)));
  const origin = useRef<HTMLDivElement>(null);
  if (!useHasSharedSettings()) return null;

  // The button goes with what it gives up, so the keyboard stays on the line that says the outcome.
  function giveUp() {
    origin.current?.focus();
    void segments.shareSettings(settings);
  }

  return (
    <div
      ref={origin}
      className="setting-origin small soft"
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      <span>{t(isOwn ? 'segments.settings.own' : 'segments.settings.shared')}</span>
      {isOwn && (
        <Button size="compact" onPress={giveUp}>
          {t('segments.settings.use-shared')}
        </Button>
      )}
    </div>
  );
}
