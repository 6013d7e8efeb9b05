import { useEffect } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CollectionEditor } from './CollectionEditor.tsx';
import { CollectionList } from './CollectionList.tsx';
import { GlossaryPane } from './glossary/GlossaryPane.tsx';
import { RemovedTerms } from './RemovedTerms.tsx';
import { chosenCollection } from './state.ts';
import { SuggestionsPane } from './SuggestionsPane.tsx';
import '../../ui/ListScreen.css';
import './TermsScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

/** The spoken terms of the account: collections, a list for each language, suggestions. */
export function TermsScreen() {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const collections = useStore(terms.state, (now) => now.collections);
  const listing = useStore(terms.state, (now) => now.listing);
  const collection = useStore(terms.state, chosenCollection);
  const isUnread = listing.state === 'idle';
  // What another program changed meanwhile is seen on coming back.
  useEffect(() => void terms.refresh(), [terms]);
  // Another connection has come: its terms have not been read.
  useEffect(() => {
    if (isUnread) void terms.load();
  }, [isUnread, terms]);

  return (
    <Screen name={t('terms.title')} {...(collection !== null && { subject: collection.name })}>
      <div className="list-screen terms">
        {listing.state === 'failed' && (
          <div className="list-screen-wide">
            <FailureCard failure={listing.failure} onRetry={() => void terms.load()} />
          </div>
        )}
        {collections !== null && (
          <>
            <CollectionList />
            <div className="list-screen-work">
              <RemovedTerms />
              {collection === null ? (
                collections.length > 0 && (
                  <p className="list-screen-about soft">{t('terms.about')}</p>
                )
              ) : (
                <CollectionEditor key={collection.id} collection={collection} />
              )}
            </div>
            <aside className="terms-suggestions" aria-label={t('terms.sources')}>
              <SuggestionsPane />
              <GlossaryPane />
            </aside>
          </>
        )}
        {collections === null && listing.state !== 'failed' && (
          <p className="list-screen-wide soft">{t('terms.loading')}</p>
        )}
      </div>
    </Screen>
  );
}
