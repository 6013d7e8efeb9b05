import { useEffect } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useFileDrop } from '../look/use-file-drop.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { GlossaryEditor } from './GlossaryEditor.tsx';
import { ImportPanel } from './import/ImportPanel.tsx';
import { GlossaryList } from './list/GlossaryList.tsx';
import { GlossaryNotices } from './list/GlossaryNotices.tsx';
import { chosenGlossary } from './state.ts';
import '../look/DropVeil.css';
import './GlossariesScreen.css';

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
  const { t } = useWords();
  const { glossaries } = useStores();
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
                <p className="glossaries-about soft">{t('glossaries.about')}</p>
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
