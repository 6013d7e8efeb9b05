import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useActions } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { alertKey, namedAlerts } from './alerts.ts';
import './BudgetAlerts.css';
import { alertWords } from './budget-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';
import { usageStore } from '../usage/store.ts';

/** Over the work of any screen: a threshold was passed, until a person has gone to see it. */
export function BudgetAlerts() {
  const i18n = useI18n();
  const { t } = i18n;
  const actions = useActions();
  const store = usePageStore(budgetsStore);
  const usage = usePageStore(usageStore);
  const budgets = useStore(store.state, (now) => now.budgets);
  const seen = useStore(store.state, (now) => now.seen);
  const [newest, ...others] = namedAlerts(budgets).filter(
    ({ alert }) => !seen.has(alertKey(alert)),
  );
  if (newest === undefined) return null;
  const show = () => {
    usage.openTab('budgets');
    actions.run('go-usage');
    // The notice, and the focus with it, goes as the tab comes.
    requestAnimationFrame(focusWork);
  };
  const dismiss = () => {
    focusWork();
    void store.dismiss(newest.alert);
  };
  return (
    <div className="budget-alert">
      <Notice
        tone={newest.alert.threshold === 100 ? 'bad' : 'notice'}
        role="status"
        actions={
          <>
            <Button size="compact" onPress={show}>
              {t('budgets.alert.show')}
            </Button>
            <IconButton
              icon={X}
              size="compact"
              name={t('budgets.alert.dismiss')}
              onPress={dismiss}
            />
          </>
        }
      >
        {alertWords(newest, i18n)}
        {others.length > 0 && <> {t('budgets.alert.more', { count: others.length })}</>}
      </Notice>
    </div>
  );
}

/** Where the skip link leads, too. */
const focusWork = () => document.getElementById('work')?.focus();
