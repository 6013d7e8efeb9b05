import { useI18n } from '../../../i18n/use-i18n.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { SettingsChange } from '../project/project-verbs.ts';
import { SettingOrigin } from '../project/SettingOrigin.tsx';
import { useEditorState } from '../use-editor-state.ts';
import { QaProfilePicker } from './QaProfilePicker.tsx';

export interface QaSettingsProps {
  readonly onChange: (settings: SettingsChange) => void;
}

/** What QA of the open project keeps to, and whether its errors hold an export up. */
export function QaSettings({ onChange }: QaSettingsProps) {
  const { t } = useI18n();
  const qaProfile = useEditorState((now) => now.project.qaProfile);
  const blocksExport = useEditorState((now) => now.project.blocksExport);
  return (
    <>
      <QaProfilePicker chosen={qaProfile} onChoose={(id) => onChange({ qaProfile: id })} />
      <SettingOrigin settings={['qaProfile']} name={t('segments.qa.profile')} />
      <Switch isSelected={blocksExport} onChange={(isOn) => onChange({ blocksExport: isOn })}>
        {t('segments.qa.blocks-export')}
      </Switch>
      <SettingOrigin settings={['blocksExport']} name={t('segments.qa.blocks-export')} />
    </>
  );
}
