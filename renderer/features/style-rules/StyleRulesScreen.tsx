import { useEffect } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ListEditor } from './ListEditor.tsx';
import { RemovedStyleRules } from './RemovedStyleRules.tsx';
import { chosenList } from './state.ts';
import { StyleLists } from './StyleLists.tsx';
import '../../ui/ListScreen.css';
import './StyleRulesScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** The style rules of the account: lists, their rules and instructions, and a try-out. */
export function StyleRulesScreen() {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const lists = useStore(styleRules.state, (now) => now.lists);
  const listing = useStore(styleRules.state, (now) => now.listing);
  const list = useStore(styleRules.state, chosenList);
  const isUnread = listing.state === 'idle';
  // What another program changed meanwhile is seen on coming back.
  useEffect(() => {
    if (styleRules.state.getState().lists !== null) void styleRules.refresh();
  }, [styleRules]);
  // Another connection has come: its lists have not been read.
  useEffect(() => {
    if (isUnread) void styleRules.load();
  }, [isUnread, styleRules]);

  return (
    <Screen name={t('style-rules.title')} {...(list !== null && { subject: list.name })}>
      <div className="list-screen style-rules">
        {listing.state === 'failed' && (
          <div className="list-screen-wide">
            <FailureCard failure={listing.failure} onRetry={() => void styleRules.load()} />
          </div>
        )}
        {lists !== null && (
          <>
            <StyleLists />
            <div className="list-screen-work style-work">
              <RemovedStyleRules />
              {list === null ? (
                lists.length > 0 && (
                  <p className="list-screen-about soft">{t('style-rules.about')}</p>
                )
              ) : (
                <ListEditor key={list.id} list={list} />
              )}
            </div>
          </>
        )}
        {lists === null && listing.state !== 'failed' && (
          <p className="list-screen-wide soft">{t('style-rules.loading')}</p>
        )}
      </div>
    </Screen>
  );
}
