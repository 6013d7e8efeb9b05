import { useStore } from 'zustand';
import type { Budgets } from '../../../preload/contract/budgets.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { momentWords } from '../usage/period.ts';
import { useNow } from '../usage/use-now.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { budgetsStore } from './store.ts';

/** Where the figures come from, and when they were read. */
export function SourceLine({ source, readAt }: Pick<Budgets, 'source' | 'readAt'>) {
  const { t, locale } = useI18n();
  const store = usePageStore(budgetsStore);
  const refreshing = useStore(store.state, (now) => now.refreshing);
  const now = useNow();
  const isReading = refreshing.state === 'running';
  return (
    <>
      <div className="budgets-source">
        <p>
          {t(source === 'report' ? 'budgets.source.report' : 'budgets.source.own')}
          {readAt !== null && (
            <> {t('budgets.read-at', { time: momentWords(readAt, now, locale) })}</>
          )}
        </p>
        <Button size="compact" isPending={isReading} onPress={() => void store.refresh()}>
          {t(isReading ? 'budgets.refreshing' : 'budgets.refresh')}
        </Button>
      </div>
      {refreshing.state === 'failed' && <FailureCard failure={refreshing.failure} />}
    </>
  );
}
