import './AddTerm.css';
import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { addTermStore } from './store.ts';

/** Long enough to read it and to go for the way back. */
const SHOWN_MS = 20_000;

/** The term that was added last, with the way back. */
export function AddedTermNotice() {
  const { t } = useI18n();
  const adding = usePageStore(addTermStore);
  const added = useStore(adding.state, (now) => now.added);
  const undoing = useStore(adding.state, (now) => now.undoing);
  useEffect(() => {
    if (added === null) return undefined;
    const timer = setTimeout(adding.forgetAdded, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [added, adding]);
  if (added === null) return null;
  const { term, translation, name, before } = added;
  const isUndoing = undoing.state === 'running';
  const isReplaced = before !== null && before !== translation.trim();
  return (
    <div className="added-term">
      <Notice
        role="status"
        tone="good"
        actions={
          <>
            <Button size="compact" isPending={isUndoing} onPress={() => void adding.undo()}>
              {t(isUndoing ? 'add-term.undoing' : 'add-term.undo')}
            </Button>
            <IconButton
              icon={X}
              size="compact"
              name={t('glossaries.close')}
              onPress={adding.forgetAdded}
            />
          </>
        }
      >
        {t('add-term.added', {
          term,
          translation,
          name,
          before: isReplaced ? 'some' : 'none',
          old: before ?? '',
        })}
      </Notice>
      {undoing.state === 'failed' && <FailureCard failure={undoing.failure} />}
    </div>
  );
}
