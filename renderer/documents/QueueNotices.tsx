import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { failureSentences } from '../failure/sentences.ts';
import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';

/** Why nothing is sent, and why the last verb could not be done. */
export function QueueNotices() {
  const { t, locale } = useWords();
  const { documents } = useStores();
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
