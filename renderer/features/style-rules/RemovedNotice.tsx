import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** The list that was deleted last, and the way to have it again. */
export function RemovedNotice() {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const removed = useStore(styleRules.state, (now) => now.removed);
  const removing = useStore(styleRules.state, (now) => now.removing);
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
                onPress={() => void styleRules.undoRemove().then(focusWork)}
              >
                {t('style-rules.undo')}
              </Button>
              <IconButton
                icon={X}
                size="compact"
                name={t('style-rules.close')}
                onPress={() => {
                  styleRules.forgetRemoved();
                  focusWork();
                }}
              />
            </>
          }
        >
          {t('style-rules.deleted', { name: removed.name })}
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
