import { useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { alertKey, namedAlerts } from './alerts.ts';
import { alertWords } from './budget-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';

export interface AlertListProps {
  readonly onShow: () => void;
  /** The last one is about to go, and the list with it. */
  readonly onEmpty: () => void;
}

/** The thresholds that were passed, each until a person dismisses it. */
export function AlertList({ onShow, onEmpty }: AlertListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const store = usePageStore(budgetsStore);
  const { budgets, refused } = useStore(store.state);
  const showButton = useRef<HTMLButtonElement>(null);
  const alerts = namedAlerts(budgets);
  return (
    <>
      <ul className="budget-alert-list">
        {alerts.map((one) => (
          <li key={alertKey(one.alert)}>
            <p>{alertWords(one, i18n)}</p>
            <Button
              size="compact"
              onPress={() => {
                // The pressed button, and the focus with it, goes away.
                if (alerts.length === 1) onEmpty();
                else showButton.current?.focus();
                void store.dismiss(one.alert);
              }}
            >
              {t('budgets.alert.dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {refused !== null && (
        <FailureCard failure={refused} onDismiss={() => store.forgetRefused()} />
      )}
      <div className="budget-alert-foot">
        <Button ref={showButton} autoFocus kind="quiet" size="compact" onPress={onShow}>
          {t('budgets.alert.show')}
        </Button>
      </div>
    </>
  );
}
