import './AddTerm.css';
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../../failure/FailureCard.tsx';
import { Button } from '../../look/Button.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { Notice } from '../../look/Notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';

/** The term that was added last, with the way back. */
export function AddedTermNotice() {
  const { t } = useWords();
  const { adding } = useStores();
  const added = useStore(adding.state, (now) => now.added);
  const undoing = useStore(adding.state, (now) => now.undoing);
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
