import { TriangleAlert } from 'lucide-react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useStore } from 'zustand';
import { useActions } from '../../ui/actions/use-action.ts';
import '../../ui/StatusButton.css';
import '../../ui/Popover.css';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AlertList } from './AlertList.tsx';
import { namedAlerts } from './alerts.ts';
import './BudgetAlerts.css';
import { alertWords } from './budget-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';
import { usageStore } from '../usage/store.ts';

/** In the status bar, while there are thresholds that were passed: how many; a click lists them. */
export function BudgetAlerts() {
  const i18n = useI18n();
  const { t } = i18n;
  const actions = useActions();
  const usage = usePageStore(usageStore);
  const budgets = useStore(usePageStore(budgetsStore).state, (now) => now.budgets);
  const alerts = namedAlerts(budgets);
  const [newest] = alerts;
  if (newest === undefined) return null;
  const isUsedUp = alerts.some(({ alert }) => alert.threshold === 100);
  const words = t('budgets.alerts.count', { count: alerts.length });
  return (
    <>
      <span className="unseen" role="status">
        {alertWords(newest, i18n)}
      </span>
      <DialogTrigger>
        <AriaButton
          className="status-button budget-alerts"
          aria-label={words}
          data-tone={isUsedUp ? 'bad' : 'notice'}
        >
          <TriangleAlert aria-hidden="true" />
          <span className="budget-alerts-words">{words}</span>
        </AriaButton>
        <Popover className="popover" placement="top end" offset={4}>
          <Dialog className="budget-alert-panel" aria-label={t('budgets.alerts')}>
            {({ close }) => (
              <AlertList
                onShow={() => {
                  close();
                  usage.openTab('budgets');
                  actions.run('go-usage');
                  requestAnimationFrame(focusWork);
                }}
                onEmpty={() => {
                  close();
                  // The button that would have the focus again goes with the last alert.
                  requestAnimationFrame(focusWork);
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </>
  );
}

/** Where the skip link leads, too. */
const focusWork = () => document.getElementById('work')?.focus();
