import { Copy, Download, Plus, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  DEFAULT_QA_PROFILE,
  QA_CHECKS,
  type QaCheck,
} from '../../../../preload/contract/qa-checks.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { QaProfile } from '../../../../preload/contract/qa-profiles.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { focusSoon } from '../focus-soon.ts';
import { CheckLine } from './CheckLine.tsx';
import { freeName, hasRoom, newProfile } from './profile-edits.ts';
import { useQaProfiles } from './use-qa-profiles.ts';
import './QaProfilesDialog.css';
import { useKeptField } from '../../../ui/use-kept-field.ts';

export interface QaProfilesDialogProps {
  /** The profile of the project; null where its files have different ones. */
  readonly chosen: string | null;
  /** A file is chosen first. */
  readonly isImport?: boolean;
  /** A new profile is the project's from then on. */
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Profiles of QA: which checks each makes, and how much their issues matter. */
export function QaProfilesDialog({
  chosen,
  isImport = false,
  onChoose,
  onClose,
}: QaProfilesDialogProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [profiles, keep] = useQaProfiles();
  const [imported, setImported] = useState<Imported | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState(chosen ?? DEFAULT_QA_PROFILE);
  const [deleted, setDeleted] = useState<QaProfile | null>(null);
  const own = profiles.find(({ id }) => id === edited) ?? null;
  const shown = own ?? newProfile(DEFAULT_QA_PROFILE, t('segments.qa.standard'));

  function add(from: QaProfile, wanted: string) {
    const taken = [t('segments.qa.standard'), ...profiles.map(({ name }) => name)];
    const made = { ...from, id: crypto.randomUUID(), name: freeName(taken, wanted) };
    keep([...profiles, made]);
    setEdited(made.id);
    setImported(null);
    setRefused(null);
    onChoose(made.id);
    return made.name;
  }

  async function read(file: File | undefined) {
    if (file === undefined) return;
    try {
      const { profile, unknown } = await segments.readQaProfile(file);
      const name = add({ ...profile, id: '' }, profile.name);
      setImported({ name, unknown });
    } catch (thrown) {
      setImported(null);
      setRefused(asFailure(thrown));
    }
  }

  async function save() {
    try {
      saveFile(await segments.qaProfileFile(shown));
    } catch (thrown) {
      setRefused(asFailure(thrown));
    }
  }

  useEffect(() => {
    if (isImport) input.current?.click();
  }, [isImport]);

  const change = (next: QaProfile) =>
    keep(profiles.map((one) => (one.id === next.id ? next : one)));

  return (
    <Dialog
      title={t('segments.qa.profiles')}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="main" onPress={onClose}>
          {t('segments.close-notice')}
        </Button>
      }
    >
      <div className="qa-profiles">
        <div className="qa-profiles-head">
          <Picker
            label={t('segments.qa.profile')}
            choices={[
              { id: DEFAULT_QA_PROFILE, name: t('segments.qa.standard') },
              ...profiles.map(({ id, name }) => ({ id, name })),
            ]}
            chosen={shown.id}
            isSearchable={profiles.length > 8}
            onChoose={setEdited}
          />
          <Button
            isDisabled={!hasRoom(profiles)}
            onPress={() => add(newProfile('', ''), t('segments.qa.new-name'))}
          >
            <Plus aria-hidden="true" />
            {t('segments.qa.new')}
          </Button>
          <Button
            isDisabled={!hasRoom(profiles)}
            onPress={() =>
              add(shown, t('segments.qa.copy-name', { name: shown.name.slice(0, 80) }))
            }
          >
            <Copy aria-hidden="true" />
            {t('segments.qa.copy')}
          </Button>
        </div>
        <div className="qa-profiles-head">
          <Button isDisabled={!hasRoom(profiles)} onPress={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            {t('segments.qa.import')}
          </Button>
          <Button onPress={() => void save()}>
            <Download aria-hidden="true" />
            {t('segments.qa.export')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <span role="status" className="soft">
            {imported !== null &&
              t('segments.qa.imported', { ...imported, name: brief(imported.name) })}
          </span>
        </div>
        {refused !== null && <FailureCard failure={refused} onDismiss={() => setRefused(null)} />}
        {deleted !== null && (
          <p role="status" className="qa-profiles-deleted">
            {t('segments.qa.deleted', { name: deleted.name })}
            <Button
              size="compact"
              onPress={() => {
                keep([...profiles, deleted]);
                setEdited(deleted.id);
                setDeleted(null);
              }}
            >
              {t('segments.qa.undo')}
            </Button>
          </p>
        )}
        {own === null ? (
          <p className="soft">{t('segments.qa.standard-about')}</p>
        ) : (
          <div className="qa-profiles-head">
            <ProfileName key={own.id} profile={own} onChange={change} />
            <Button
              onPress={() => {
                keep(profiles.filter(({ id }) => id !== own.id));
                setDeleted(own);
                setEdited(DEFAULT_QA_PROFILE);
                focusSoon('.qa-profiles-deleted button');
              }}
            >
              <Trash2 aria-hidden="true" />
              {t('segments.qa.delete')}
            </Button>
          </div>
        )}
        <ul className="qa-checks" aria-label={t('segments.qa.checks')}>
          {QA_CHECKS.map((check: QaCheck) => (
            <CheckLine
              key={check}
              check={check}
              profile={shown}
              isFixed={own === null}
              onChange={change}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface Imported {
  readonly name: string;
  readonly unknown: number;
}

interface ProfileNameProps {
  readonly profile: QaProfile;
  readonly onChange: (profile: QaProfile) => void;
}

/** Renames once the field is left; an empty name is none. */
function ProfileName({ profile, onChange }: ProfileNameProps) {
  const { t } = useI18n();
  const name = useKeptField(profile.name, (next) => {
    if (next !== '') onChange({ ...profile, name: next });
  });
  return (
    <Field
      label={t('segments.qa.name')}
      value={name.value}
      maxLength={100}
      onChange={name.type}
      onBlur={name.keep}
      onEnter={name.keep}
    />
  );
}
