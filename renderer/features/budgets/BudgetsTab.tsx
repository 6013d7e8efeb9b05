import { Plus, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { monthWords } from './month-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetRow } from './BudgetRow.tsx';
import './BudgetsTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';
import type { Budgets } from '../../../preload/contract/budgets.ts';
import { momentWords } from '../usage/period.ts';
import { useNow } from '../usage/use-now.ts';

/** Which budget the form is open for; null: a new one. */
type Editing = { readonly id: string | null };

/** The budgets of the connection: how far each is used, and where they are made. */
export function BudgetsTab() {
  const { t, locale } = useI18n();
  const store = usePageStore(budgetsStore);
  const { budgets, refused } = useStore(store.state);
  const [editing, setEditing] = useState<Editing | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focus comes back from the form to where the next thing can be done.
  useEffect(() => {
    if (editing === null && wasEditing.current) addButton.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);

  if (budgets === null) return <p className="soft">{t('budgets.loading')}</p>;
  const { all, source, readAt } = budgets;
  const leave = () => setEditing(null);
  return (
    <div className="budgets">
      <div className="budgets-head">
        <h2>
          {readAt === null
            ? t('budgets.title.unread')
            : t('budgets.title', { month: monthWords(readAt, locale) })}
        </h2>
        <p className="soft">{t('budgets.about')}</p>
      </div>
      {all.length === 0 ? (
        <p>{t('budgets.empty')}</p>
      ) : (
        <>
          <SourceLine source={source} readAt={readAt} />
          <ul className="budget-list" aria-label={t('budgets.list')}>
            {all.map((one) => (
              <li key={one.id} className="budget-row">
                {editing?.id === one.id ? (
                  <BudgetForm stored={one} source={source} onLeave={leave} />
                ) : (
                  <BudgetRow
                    budget={one}
                    source={source}
                    onEdit={() => setEditing({ id: one.id })}
                    onRemoved={() => addButton.current?.focus()}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {refused !== null && (
        <FailureCard failure={refused} onDismiss={() => store.forgetRefused()} />
      )}
      {editing?.id === null ? (
        <BudgetForm stored={null} source={source} onLeave={leave} />
      ) : (
        <div>
          <Button action="budget-new" ref={addButton} onPress={() => setEditing({ id: null })}>
            <Plus aria-hidden="true" />
            {t('budgets.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the figures come from, and when they were read. */
function SourceLine({ source, readAt }: Pick<Budgets, 'source' | 'readAt'>) {
  const { t, locale, gap } = useI18n();
  const store = usePageStore(budgetsStore);
  const refreshing = useStore(store.state, (now) => now.refreshing);
  const now = useNow();
  const isReading = refreshing.state === 'running';
  return (
    <>
      <div className="budgets-source">
        <p>
          {t(source === 'report' ? 'budgets.source.report' : 'budgets.source.own')}
          {readAt !== null &&
            gap + t('budgets.read-at', { time: momentWords(readAt, now, locale) })}
        </p>
        <Button size="compact" isPending={isReading} onPress={() => void store.refresh()}>
          <RotateCw aria-hidden="true" />
          {t(isReading ? 'budgets.refreshing' : 'budgets.refresh')}
        </Button>
      </div>
      {refreshing.state === 'failed' && <FailureCard failure={refreshing.failure} />}
    </>
  );
}
