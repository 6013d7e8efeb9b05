import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { WorkProgress } from '../WorkProgress.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportReport } from './ImportReport.tsx';
import './ImportPart.css';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';

/** One import, and how many files wait for theirs. */
export function ImportPart() {
  const { t } = useI18n();
  const waiting = useStore(usePageStore(localMemoriesStore).state, (now) => now.waiting);
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
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
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
