import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { Button } from '../look/Button.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';

/** The list that was deleted last, and the way to have it again. */
export function RemovedNotice() {
  const { t } = useWords();
  const { styleRules } = useStores();
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
