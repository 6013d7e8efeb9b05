import { useState } from 'react';
import { DEFAULT_QA_PROFILE } from '../../../../preload/contract/qa-checks.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import type { QaProfilesDialogProps } from './QaProfilesDialog.tsx';
import { useQaProfiles } from './use-qa-profiles.ts';
import './QaProfilePicker.css';

const QaProfilesDialog = lazyPart<QaProfilesDialogProps>(
  async () => (await import('./QaProfilesDialog.tsx')).QaProfilesDialog,
  undefined,
  { takesKeys: 'dialog' },
);

export interface QaProfilePickerProps {
  /** Id of a profile; null: files have different ones. */
  readonly chosen: string | null;
  readonly labelPlace?: 'above' | 'beside';
  readonly onChoose: (id: string) => void;
}

/** The profile that QA keeps to, and the way to change what profiles check. */
export function QaProfilePicker({ chosen, labelPlace = 'above', onChoose }: QaProfilePickerProps) {
  const { t } = useI18n();
  const [profiles] = useQaProfiles();
  const [isOpen, setOpen] = useState(false);
  const isKnown = profiles.some(({ id }) => id === chosen);
  return (
    <div className="qa-profile-picker" data-label={labelPlace}>
      <Picker
        label={t('segments.qa.profile')}
        labelPlace={labelPlace}
        choices={[
          { id: DEFAULT_QA_PROFILE, name: t('segments.qa.standard') },
          ...profiles.map(({ id, name }) => ({ id, name })),
        ]}
        // One that was deleted checks as the standard one does.
        chosen={chosen === null ? null : isKnown ? chosen : DEFAULT_QA_PROFILE}
        shown={chosen === null ? t('segments.qa.several') : undefined}
        isSearchable={profiles.length > 8}
        onChoose={onChoose}
      />
      <Button onPress={() => setOpen(true)}>{t('segments.qa.edit')}</Button>
      {isOpen && (
        <QaProfilesDialog chosen={chosen} onChoose={onChoose} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
