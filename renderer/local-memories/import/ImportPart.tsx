import { useStore } from 'zustand';
import { Button } from '../../look/Button.tsx';
import { Notice } from '../../look/Notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { WorkProgress } from '../WorkProgress.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportReport } from './ImportReport.tsx';
import './ImportPart.css';

/** One import, and how many files wait for theirs. */
export function ImportPart() {
  const { t } = useWords();
  const waiting = useStore(useStores().localMemories.state, (now) => now.waiting);
  return (
    <>
      <OneImport />
      {waiting > 0 && (
        <p className="soft small" role="status">
          {t('memories.import-waiting', { count: waiting })}
        </p>
      )}
    </>
  );
}

/** What is to be done, how far it is, what came of it. */
function OneImport() {
  const { t } = useWords();
  const { localMemories } = useStores();
  const importing = useStore(localMemories.state, (now) => now.importing);
  const close = () => localMemories.closeImport();
  switch (importing?.step) {
    case undefined:
      return null;
    case 'asking':
      return <ImportForm importing={importing} />;
    case 'handing':
    case 'running': {
      const isRunning = importing.step === 'running';
      return (
        <section className="memories-card memories-running">
          <WorkProgress
            label={t('memories.import-running', { name: importing.draft.file })}
            share={isRunning ? importing.progress : null}
            units={isRunning ? importing.units : 0}
          />
          <Button size="compact" onPress={() => localMemories.cancelImport()}>
            {t('memories.import-cancel')}
          </Button>
        </section>
      );
    }
    case 'cancelled':
      return (
        <Notice
          role="status"
          actions={
            <Button size="compact" onPress={close}>
              {t('memories.import-close')}
            </Button>
          }
        >
          {t('memories.import-cancelled')}
        </Notice>
      );
    case 'done':
      return <ImportReport importing={importing} onClose={close} />;
  }
}
