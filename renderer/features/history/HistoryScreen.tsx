import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { EntryDetail } from './detail/EntryDetail.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { isNarrowed } from './filter.ts';
import { FilterBar } from './FilterBar.tsx';
import { HistoryList } from './HistoryList.tsx';
import './HistoryScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { historyStore } from './store.ts';
import { useSetting } from '../settings/use-settings.ts';

/** Every result that is kept, to be found, read and made again. */
export function HistoryScreen() {
  const { t } = useI18n();
  const history = usePageStore(historyStore);
  const total = useStore(history.state, (now) => now.total);
  const kept = useStore(history.state, (now) => now.kept ?? now.total);
  const isPart = useStore(history.state, (now) => isNarrowed(now.filter));
  const isRead = useStore(history.state, (now) => now.entries !== null);
  useEffect(() => {
    const leaving = new AbortController();
    // A watch ends early only with the connection, and its end is shown by the page.
    history.watch(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [history]);

  return (
    <Screen
      name={t('history.title')}
      {...(isRead && {
        subject: t('history.subject', { total, kept, isNarrowed: isPart ? 'yes' : 'no' }),
      })}
      tools={<ExportMenu />}
    >
      <div className="history">
        <FilterBar />
        <div className="history-entries">
          <HistoryList />
          <KeepingLine />
        </div>
        <EntryDetail />
      </div>
    </Screen>
  );
}

/** How long results stay, and whether any come at all. */
function KeepingLine() {
  const { t } = useI18n();
  const [keeping] = useSetting('keepHistory');
  const [isPrivate] = useSetting('privateMode');
  return (
    <p className="history-keeping small soft">
      {isPrivate === true
        ? t('history.private')
        : keeping !== undefined && t(`history.kept-${keeping}`)}
    </p>
  );
}
