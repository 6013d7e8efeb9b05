import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from './store.ts';
import { textStore } from '../text/store.ts';

/** Deletes all texts, after a second question, and says how it went. */
export function Wipe() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const text = usePageStore(textStore);
  const wipe = useStore(settings.state, (state) => state.wipe);
  const [isAsking, setAsking] = useState(false);
  // What an earlier visit deleted says nothing about now.
  useEffect(() => () => settings.forgetWipe(), [settings]);

  const confirm = () => {
    setAsking(false);
    // First the screen: a draft that is still on its way would come after the deletion.
    text.clear();
    text.flush();
    void settings.wipe();
  };

  return (
    <div className="settings-group">
      <h3>{t('settings.wipe')}</h3>
      <p className="settings-about">{t('settings.wipe.about')}</p>
      <div>
        <Button
          action="wipe"
          kind="danger"
          isPending={wipe.state === 'running'}
          onPress={() => setAsking(true)}
        >
          {wipe.state === 'running' ? t('settings.wipe.running') : t('settings.wipe.start')}
        </Button>
      </div>
      {wipe.state === 'done' && (
        <Notice tone="good" role="status">
          {t('settings.wipe.done')}
        </Notice>
      )}
      {wipe.state === 'failed' && (
        <FailureCard
          failure={wipe.failure}
          onRetry={confirm}
          onDismiss={() => settings.forgetWipe()}
        />
      )}
      <Dialog
        isAlert
        title={t('settings.wipe.sure')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setAsking(false)}>
              {t('settings.wipe.cancel')}
            </Button>
            <Button kind="danger" onPress={confirm}>
              {t('settings.wipe.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('settings.wipe.sure.about')}</p>
      </Dialog>
    </div>
  );
}
