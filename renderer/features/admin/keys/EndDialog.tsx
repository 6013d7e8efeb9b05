import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { keysStore, confirmationOf } from '../keys-store.ts';
import { keyOf } from './state.ts';
import './EndDialog.css';
import { usePageStore } from '../../../ui/stores.ts';

/** Deactivates a key, once its label has been typed: it cannot be undone. */
export function EndDialog() {
  const { t, gap } = useI18n();
  const keys = usePageStore(keysStore);
  const ending = useStore(keys.state, (now) => now.ending);
  const key = useStore(keys.state, (now) => keyOf(now, now.ending?.id));
  if (ending === null || key === null) return null;
  const { attempt, typed } = ending;
  const isBusy = attempt.state === 'running';
  const wanted = confirmationOf(key);
  const end = () => void keys.deactivate();
  return (
    <Dialog
      isAlert
      title={t('admin.end.title', { label: wanted })}
      isOpen
      isDismissable={!isBusy}
      onClose={() => keys.leaveEnd()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={() => keys.leaveEnd()}>
            {t('admin.end.cancel')}
          </Button>
          <Button kind="danger" isDisabled={typed !== wanted} isPending={isBusy} onPress={end}>
            {t(isBusy ? 'admin.end.running' : 'admin.end.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('admin.end.about')}</p>
      <form
        className="end-key"
        onSubmit={(event) => {
          event.preventDefault();
          end();
        }}
      >
        <p id="end-key-hint">
          {t('admin.end.hint')}
          {gap}
          <code className="end-key-label">{brief(wanted)}</code>
        </p>
        <Field
          label={t('admin.end.type', { isUnlabelled: key.label.trim() === '' ? 'yes' : 'no' })}
          value={typed}
          autoFocus
          onChange={(text) => keys.typeConfirmation(text)}
        />
      </form>
      {attempt.state === 'failed' && <FailureCard failure={attempt.failure} />}
    </Dialog>
  );
}
