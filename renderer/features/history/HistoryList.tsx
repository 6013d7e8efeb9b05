import { useEffect, useMemo } from 'react';
import { VList } from 'virtua';
import { useStore } from 'zustand';
import { useRowKeys } from '../documents/queue/use-row-keys.ts';
import { useActions } from '../../ui/actions/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { EntryRow } from './EntryRow.tsx';
import { isNarrowed } from './filter.ts';
import { usePageStore } from '../../ui/stores.ts';
import { historyStore } from './store.ts';

/** Rows beyond the edge that are drawn in px, so that fast scrolling shows no gap. */
const BEYOND = 400;
/** Rows before the end of what is loaded from which on more is read. */
const AHEAD = 40;

/** Entries as rows; only those in sight exist on the page, and more are read on the way down. */
export function HistoryList() {
  const { t, locale } = useI18n();
  const history = usePageStore(historyStore);
  const entries = useStore(history.state, (now) => now.entries);
  const total = useStore(history.state, (now) => now.total);
  const chosen = useStore(history.state, (now) => now.chosen);
  const reading = useStore(history.state, (now) => now.reading);
  const isPart = useStore(history.state, (now) => isNarrowed(now.filter));
  const filter = useStore(history.state, (now) => now.filter);
  const actions = useActions();
  const ids = useMemo(() => (entries ?? []).map(({ id }) => String(id)), [entries]);
  const { active, place, list, onKeyDown, enter } = useRowKeys(ids);
  const times = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    [locale],
  );
  // Another selection begins at its newest entry.
  // Braces: what a scroll answers is no cleaning up, whatever an engine makes of it.
  useEffect(() => {
    list.current?.scrollTo(0);
  }, [filter, list]);

  if (typeof reading === 'object') {
    return (
      <div className="history-none">
        <FailureCard failure={reading.failure} onRetry={() => void history.retry()} />
      </div>
    );
  }
  if (entries === null) return <p className="history-none soft">{t('history.loading')}</p>;
  if (entries.length === 0) {
    return isPart ? (
      <p className="history-none soft">{t('history.nothing-found')}</p>
    ) : (
      <EmptyState picture="history" words={t('history.empty')}>
        <Button kind="main" onPress={() => void actions.invoke('go-text')}>
          {t('history.empty.go')}
        </Button>
      </EmptyState>
    );
  }

  function readAhead() {
    const handle = list.current;
    if (handle === null || entries === null) return;
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    if (last >= entries.length - AHEAD) void history.loadMore();
  }

  return (
    <div className="history-list" onKeyDown={onKeyDown}>
      <VList
        ref={list}
        role="listbox"
        aria-label={t('history.list')}
        className="history-rows"
        data={entries}
        bufferSize={BEYOND}
        keepMounted={[place]}
        onScroll={readAhead}
      >
        {(entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            place={index + 1}
            total={total}
            time={times.format(new Date(entry.at))}
            isActive={String(entry.id) === active}
            isChosen={entry.id === chosen}
            onEnter={(id) => {
              enter(String(id));
              if (history.state.getState().chosen !== id) void history.choose(id);
            }}
          />
        )}
      </VList>
    </div>
  );
}
