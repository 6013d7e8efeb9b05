import { DEFAULT_QA_PROFILE } from '../../../../preload/contract/qa-checks.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { newProfile } from './profile-edits.ts';
import { useQaProfiles } from './use-qa-profiles.ts';

/** Saves the profile of the open project as a file. */
export function useQaProfileExport(): () => void {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const chosen = useEditorState((now) => now.project.qaProfile);
  const [profiles] = useQaProfiles();
  const profile =
    profiles.find(({ id }) => id === chosen) ??
    newProfile(DEFAULT_QA_PROFILE, t('segments.qa.standard'));
  return () =>
    void segments.exportQaProfile(profile).then((file) => {
      if (file !== null) saveFile(file);
    });
}
