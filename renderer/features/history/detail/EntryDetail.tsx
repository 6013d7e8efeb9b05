import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryText } from './EntryText.tsx';
import { EntryVerbs } from './EntryVerbs.tsx';
import './EntryDetail.css';
import { usePageStore } from '../../../ui/stores.ts';
import { historyStore } from '../store.ts';

/** One result wholly: both texts, what made it, and what can be done with it. */
export function EntryDetail() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const chosen = useStore(history.state, (now) => now.chosen);
  const detail = useStore(history.state, (now) => now.detail);
  const refusal = useStore(history.state, (now) => now.refusal);
  const exporting = useStore(history.state, (now) => now.exporting);
  return (
    <aside className="history-detail" aria-label={t('history.detail')}>
      {refusal !== null && <FailureCard failure={refusal} onDismiss={history.forgetRefusal} />}
      {exporting.state === 'failed' && <FailureCard failure={exporting.failure} />}
      {chosen === null && <p className="history-unchosen soft">{t('history.none-chosen')}</p>}
      {chosen !== null && detail.state === 'failed' && (
        <FailureCard
          failure={detail.failure}
          onRetry={() => void history.choose(chosen)}
          onDismiss={() => void history.choose(null)}
        />
      )}
      {detail.state === 'done' && (
        <>
          <EntryVerbs key={detail.value.id} detail={detail.value} />
          <EntryText side="before" detail={detail.value} />
          {detail.value.fullAfter === '' ? (
            <p className="soft">{t('history.no-after')}</p>
          ) : (
            <EntryText side="after" detail={detail.value} />
          )}
          <EntryFacts detail={detail.value} />
        </>
      )}
    </aside>
  );
}
