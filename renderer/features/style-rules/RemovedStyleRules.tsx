import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { RemovedNotice } from '../../ui/RemovedNotice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** The list that was deleted last, and the way to have it again. */
export function RemovedStyleRules() {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const removed = useStore(styleRules.state, (now) => now.removed);
  const removing = useStore(styleRules.state, (now) => now.removing);
  return (
    <>
      {removed !== null && (
        <RemovedNotice
          undoName={t('style-rules.undo')}
          closeName={t('style-rules.close')}
          onUndo={() => styleRules.undoRemove()}
          onClose={() => styleRules.forgetRemoved()}
        >
          {t('style-rules.deleted', { name: removed.name })}
        </RemovedNotice>
      )}
      {removing.state === 'failed' && <FailureCard failure={removing.failure} />}
    </>
  );
}
