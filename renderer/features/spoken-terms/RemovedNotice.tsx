import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

/** What was deleted last, and the way to have it again. */
export function RemovedNotice() {
  const { t, language } = useI18n();
  const terms = usePageStore(termsStore);
  const removed = useStore(terms.state, (now) => now.removed);
  const removing = useStore(terms.state, (now) => now.removing);
  return (
    <>
      {removed !== null && (
        <Notice
          role="status"
          actions={
            <>
              <Button
                size="compact"
                autoFocus
                onPress={() => void terms.undoRemove().then(focusWork)}
              >
                {t('terms.undo')}
              </Button>
              <IconButton
                icon={X}
                size="compact"
                name={t('terms.close')}
                onPress={() => {
                  terms.forgetRemoved();
                  focusWork();
                }}
              />
            </>
          }
        >
          {removed.language === null
            ? t('terms.deleted', { name: removed.collection.name })
            : t('terms.deleted-list', {
                name: removed.collection.name,
                language: language(removed.language),
              })}
        </Notice>
      )}
      {removing.state === 'failed' && <FailureCard failure={removing.failure} />}
    </>
  );
}

/** The button that was pressed has gone with its notice. */
function focusWork() {
  document.getElementById('work')?.focus();
}
