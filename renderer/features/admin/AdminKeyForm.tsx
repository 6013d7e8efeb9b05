import { ClipboardPaste } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { SecretsWords } from '../connections/SecretsWords.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { adminKeyProblem, looksLikeDeveloperKey } from './admin-key.ts';
import './AdminKeyForm.css';
import { usePageStore } from '../../ui/stores.ts';
import { adminStore } from './store.ts';
import { connectionsStore } from '../connections/store.ts';

export interface AdminKeyFormProps {
  /** Host and port that the key is for. */
  readonly host: string;
  /** Leaves the form, by a button or since the key is stored; none where only the key helps. */
  readonly onLeave?: () => void;
}

/** Takes an admin key, which is checked before it is stored. What is typed stays in this form. */
export function AdminKeyForm({ host, onLeave }: AdminKeyFormProps) {
  const { t } = useI18n();
  const admin = usePageStore(adminStore);
  const saving = useStore(admin.state, (now) => now.saving);
  const [key, setKey] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPasteRefused, setPasteRefused] = useState(false);
  const problem = adminKeyProblem(key);
  const isBusy = saving.state === 'running';
  useEffect(() => () => admin.leaveForm(), [admin]);

  function change(typed: string) {
    setKey(typed);
    setPasteRefused(false);
    admin.leaveForm();
  }

  async function save() {
    setTried(true);
    if (problem !== null || isBusy) return;
    if (!(await admin.saveKey(key.trim()))) return;
    setKey('');
    onLeave?.();
  }

  return (
    <form
      className="admin-key-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="admin-key-entry">
        <Field
          label={t('admin.key')}
          type="password"
          value={key}
          autoFocus={onLeave !== undefined}
          error={isTried && problem !== null ? t('admin.key.problem', { problem }) : undefined}
          hint={
            isPasteRefused
              ? t('admin.key.paste-refused')
              : looksLikeDeveloperKey(key)
                ? t('admin.key.looks-developer')
                : t('admin.key.about', { host })
          }
          hintTone={isPasteRefused || looksLikeDeveloperKey(key) ? 'notice' : 'plain'}
          onChange={change}
        />
        <Button
          onPress={() =>
            void navigator.clipboard.readText().then(
              (text) => change(text.trim()),
              () => setPasteRefused(true),
            )
          }
        >
          <ClipboardPaste aria-hidden="true" />
          {t('admin.key.paste')}
        </Button>
      </div>
      <KeptWhere />
      <div className="admin-key-verbs">
        <Button kind="main" type="submit" isPending={isBusy}>
          {t(isBusy ? 'admin.key.saving' : 'admin.key.save')}
        </Button>
        {onLeave !== undefined && (
          <Button kind="quiet" onPress={onLeave}>
            {t('admin.key.cancel')}
          </Button>
        )}
      </div>
      {saving.state === 'failed' && (
        <FailureCard
          failure={saving.failure}
          note={<p className="soft">{t('admin.key.refused')}</p>}
        />
      )}
    </form>
  );
}

function KeptWhere() {
  const secrets = useStore(usePageStore(connectionsStore).state, (now) => now.connections?.secrets);
  if (secrets === undefined) return null;
  return (
    <p className="soft small">
      <SecretsWords secrets={secrets} />
    </p>
  );
}
