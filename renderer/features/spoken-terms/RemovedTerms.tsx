import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { RemovedNotice } from '../../ui/RemovedNotice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

/** What was deleted last, and the way to have it again. */
export function RemovedTerms() {
  const { t, language } = useI18n();
  const terms = usePageStore(termsStore);
  const removed = useStore(terms.state, (now) => now.removed);
  const removing = useStore(terms.state, (now) => now.removing);
  return (
    <>
      {removed !== null && (
        <RemovedNotice
          undoName={t('terms.undo')}
          closeName={t('terms.close')}
          onUndo={() => terms.undoRemove()}
          onClose={() => terms.forgetRemoved()}
        >
          {removed.language === null
            ? t('terms.deleted', { name: removed.collection.name })
            : t('terms.deleted-list', {
                name: removed.collection.name,
                language: language(removed.language),
              })}
        </RemovedNotice>
      )}
      {removing.state === 'failed' && <FailureCard failure={removing.failure} />}
    </>
  );
}
