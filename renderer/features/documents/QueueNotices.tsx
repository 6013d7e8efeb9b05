import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { failureSentences } from '../../ui/failure/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { documentsStore } from './store.ts';

/** Why nothing is sent, and why the last verb could not be done. */
export function QueueNotices() {
  const { t, locale } = useI18n();
  const documents = usePageStore(documentsStore);
  const isPaused = useStore(documents.state, (now) => now.queue.isPaused);
  const halted = useStore(documents.state, (now) => now.queue.halted);
  const refused = useStore(documents.state, (now) => now.refused);
  if (!isPaused && halted === null && refused === null) return null;
  const why = halted === null ? null : failureSentences(halted, t, locale);
  const goOn = (
    <Button size="compact" onPress={() => void documents.pause(false)}>
      {t('documents.resume')}
    </Button>
  );
  return (
    <div className="documents-notices">
      {why !== null && (
        <Notice tone="notice" role="status" actions={goOn}>
          {t('documents.halted')} {why.what} {why.why} {why.do}
        </Notice>
      )}
      {isPaused && why === null && (
        <Notice role="status" actions={goOn}>
          {t('documents.paused')}
        </Notice>
      )}
      {refused !== null && <FailureCard failure={refused} onDismiss={documents.forgetRefused} />}
    </div>
  );
}
