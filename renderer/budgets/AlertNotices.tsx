import type { Budgets } from '../../preload/contract/budgets.ts';
import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { alertKey, namedAlerts } from './alerts.ts';
import { alertWords } from './budget-words.ts';

export interface AlertNoticesProps {
  readonly budgets: Budgets;
  /** The pressed button, and the focus with it, goes away. */
  readonly onDismiss: () => void;
}

/** The thresholds that were passed, each until a person dismisses it. */
export function AlertNotices({ budgets, onDismiss }: AlertNoticesProps) {
  const words = useWords();
  const { t } = words;
  const { budgets: store } = useStores();
  const alerts = namedAlerts(budgets);
  if (alerts.length === 0) return null;
  return (
    <ul className="budget-alerts" aria-label={t('budgets.alerts')}>
      {alerts.map((one) => (
        <li key={alertKey(one.alert)}>
          <Notice
            tone={one.alert.threshold === 100 ? 'bad' : 'notice'}
            actions={
              <Button
                size="compact"
                onPress={() => {
                  onDismiss();
                  void store.dismiss(one.alert);
                }}
              >
                {t('budgets.alert.dismiss')}
              </Button>
            }
          >
            {alertWords(one, words)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
