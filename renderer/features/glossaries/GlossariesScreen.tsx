import { useEffect } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { GlossaryEditor } from './GlossaryEditor.tsx';
import { ImportPanel } from './import/ImportPanel.tsx';
import { GlossaryList } from './list/GlossaryList.tsx';
import { GlossaryNotices } from './list/GlossaryNotices.tsx';
import { chosenGlossary } from './state.ts';
import '../../ui/DropVeil.css';
import './GlossariesScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { glossariesStore } from './store.ts';

/** What a glossary file may be called while it is held over the screen; its name is not known then. */
const FILE_TYPES = [
  '',
  'text/plain',
  'text/csv',
  'text/xml',
  'text/tab-separated-values',
  'application/xml',
  'application/x-tbx',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** The glossaries of the account: a list, and one of them as a spreadsheet of its entries. */
export function GlossariesScreen() {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const all = useStore(glossaries.state, (now) => now.all);
  const listing = useStore(glossaries.state, (now) => now.listing);
  const glossary = useStore(glossaries.state, chosenGlossary);
  const isImporting = useStore(glossaries.importing.state, (now) => now.file !== null);
  const isUnread = listing.state === 'idle';
  const drop = useFileDrop(FILE_TYPES, (file) => void glossaries.openFile(file));
  // What another program changed meanwhile is seen on coming back.
  useEffect(() => void glossaries.refresh(), [glossaries]);
  // Another connection has come: its glossaries have not been read.
  useEffect(() => {
    if (isUnread) void glossaries.load();
  }, [isUnread, glossaries]);

  return (
    <Screen name={t('glossaries.title')} {...(glossary !== null && { subject: glossary.name })}>
      <div className="glossaries" {...drop.handlers}>
        {listing.state === 'failed' && (
          <div className="glossaries-wide">
            <FailureCard failure={listing.failure} onRetry={() => void glossaries.refresh()} />
          </div>
        )}
        {all !== null && (
          <>
            <GlossaryList />
            <div className="glossaries-work">
              <GlossaryNotices />
              {isImporting ? (
                <ImportPanel />
              ) : glossary === null ? (
                all.length > 0 && <p className="glossaries-about soft">{t('glossaries.about')}</p>
              ) : (
                <GlossaryEditor key={glossary.id} glossary={glossary} />
              )}
            </div>
          </>
        )}
        {all === null && listing.state !== 'failed' && (
          <p className="glossaries-wide soft">{t('glossaries.loading')}</p>
        )}
        {drop.isOver && <div className="drop-veil">{t('glossaries.import.drop')}</div>}
      </div>
    </Screen>
  );
}
