import { useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { CreatedKey } from './CreatedKey.tsx';
import { labelProblem } from './label.ts';
import type { KeysState } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { keysStore } from '../keys-store.ts';

/** Makes a key, then shows its secret once. */
export function NewKeyDialog() {
  const keys = usePageStore(keysStore);
  const draft = useStore(keys.state, (now) => now.draft);
  const created = useStore(keys.state, (now) => now.created);
  if (created !== null) return <CreatedKey created={created} />;
  return draft === null ? null : <NewKeyForm draft={draft} />;
}

function NewKeyForm({ draft }: { readonly draft: NonNullable<KeysState['draft']> }) {
  const { t } = useI18n();
  const keys = usePageStore(keysStore);
  const [isTried, setTried] = useState(false);
  const { label, attempt } = draft;
  const isBusy = attempt.state === 'running';
  const isTooLong = labelProblem(label) === 'long';
  const create = () => {
    setTried(true);
    if (!isTooLong) void keys.create();
  };
  return (
    <Dialog
      title={t('admin.create.title')}
      isOpen
      isDismissable={!isBusy}
      onClose={() => keys.leaveNew()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={() => keys.leaveNew()}>
            {t('admin.create.cancel')}
          </Button>
          <Button kind="main" isPending={isBusy} onPress={create}>
            {t(isBusy ? 'admin.create.creating' : 'admin.create.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('admin.create.about')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <Field
          label={t('admin.create.label')}
          value={label}
          autoFocus
          hint={t('admin.create.label.hint')}
          error={isTried && isTooLong ? t('admin.label.problem', { problem: 'long' }) : undefined}
          onChange={(typed) => keys.typeNewLabel(typed)}
        />
      </form>
      {attempt.state === 'failed' && (
        <FailureCard
          failure={attempt.failure}
          note={attempt.failure.code === 'outcome-unknown' && <p>{t('admin.create.uncertain')}</p>}
        />
      )}
    </Dialog>
  );
}
