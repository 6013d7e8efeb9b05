import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { SettingsChange } from '../project/project-verbs.ts';
import { SettingOrigin } from '../project/SettingOrigin.tsx';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { QaProfilePicker } from './QaProfilePicker.tsx';

export interface QaSettingsProps {
  readonly onChange: (settings: SettingsChange) => void;
}

/** What QA of the open project keeps to, and whether its errors hold an export up. */
export function QaSettings({ onChange }: QaSettingsProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const qaProfile = useEditorState((now) => now.project.qaProfile);
  const blocksExport = useEditorState((now) => now.project.blocksExport);
  return (
    <>
      <QaProfilePicker chosen={qaProfile} onChoose={(id) => onChange({ qaProfile: id })} />
      <SettingOrigin settings={['qaProfile']} name={t('segments.qa.profile')} />
      <Button onPress={() => segments.showDialog('forbidden')}>
        {t('segments.forbidden.edit')}
      </Button>
      <Switch isSelected={blocksExport} onChange={(isOn) => onChange({ blocksExport: isOn })}>
        {t('segments.qa.blocks-export')}
      </Switch>
      <SettingOrigin settings={['blocksExport']} name={t('segments.qa.blocks-export')} />
    </>
  );
}
