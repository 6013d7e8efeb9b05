import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { actionName, useActions } from '../actions/use-action.ts';
import { IconButton } from '../look/IconButton.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import './UnavailableNotice.css';

/** Says that the screen which was gone to has nothing of what was asked for. */
export function UnavailableNotice() {
  const { t } = useWords();
  const actions = useActions();
  const id = useStore(actions.state, (now) => now.unavailable);
  return (
    <div className="unavailable" role="status">
      {id !== null && (
        <Notice
          tone="notice"
          actions={
            <IconButton
              icon={X}
              size="compact"
              name={t('failure-card.close')}
              onPress={actions.forgetUnavailable}
            />
          }
        >
          {t('search.not-now-said', { action: actionName(id, t) })}
        </Notice>
      )}
    </div>
  );
}
