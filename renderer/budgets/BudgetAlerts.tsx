import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useActions } from '../actions/use-action.ts';
import { Button } from '../look/Button.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { alertKey, namedAlerts } from './alerts.ts';
import './BudgetAlerts.css';
import { alertWords } from './budget-words.ts';

/** Over the work of any screen: a threshold was passed, until a person has gone to see it. */
export function BudgetAlerts() {
  const words = useWords();
  const { t } = words;
  const actions = useActions();
  const { budgets: store, usage } = useStores();
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
        {alertWords(newest, words)}
        {others.length > 0 && <> {t('budgets.alert.more', { count: others.length })}</>}
      </Notice>
    </div>
  );
}

/** Where the skip link leads, too. */
const focusWork = () => document.getElementById('work')?.focus();
