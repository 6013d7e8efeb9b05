import { Radios } from '../../../ui/Radios.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { useHasSharedSettings } from './SettingOrigin.tsx';

export interface ScopeChoiceProps {
  /** What the project as a whole is called where not all of its files are meant. */
  readonly allFiles?: string;
}

/** Whether settings are changed for the project or for the open file; nothing in a project of one file. */
export function ScopeChoice({ allFiles }: ScopeChoiceProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const scope = useEditorState((now) => now.settingScope);
  if (!useHasSharedSettings()) return null;
  return (
    <Radios
      label={t('segments.settings.scope')}
      shape="row"
      value={scope}
      choices={[
        { id: 'project', name: allFiles ?? t('segments.settings.scope-project') },
        { id: 'file', name: t('segments.settings.scope-file') },
      ]}
      onChange={segments.setScope}
    />
  );
}
