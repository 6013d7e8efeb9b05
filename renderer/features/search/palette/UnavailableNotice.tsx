import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { actionName, useActions } from '../../../ui/actions/use-action.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import './UnavailableNotice.css';

/** Says that the screen which was gone to has nothing of what was asked for. */
export function UnavailableNotice() {
  const { t } = useI18n();
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
