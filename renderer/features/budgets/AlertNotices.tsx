import type { Budgets } from '../../../preload/contract/budgets.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { alertKey, namedAlerts } from './alerts.ts';
import { alertWords } from './budget-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';

export interface AlertNoticesProps {
  readonly budgets: Budgets;
  /** The pressed button, and the focus with it, goes away. */
  readonly onDismiss: () => void;
}

/** The thresholds that were passed, each until a person dismisses it. */
export function AlertNotices({ budgets, onDismiss }: AlertNoticesProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const store = usePageStore(budgetsStore);
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
            {alertWords(one, i18n)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
