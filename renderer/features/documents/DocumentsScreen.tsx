import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BatchBar } from './batch/BatchBar.tsx';
import { BatchOptions } from './batch/BatchOptions.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { IncomingFiles } from './intake/IncomingFiles.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { QueueTable } from './queue/QueueTable.tsx';
import { QueueVerbs } from './queue/QueueVerbs.tsx';
import { useQueueSaid } from './queue/use-queue-said.ts';
import { QueueNotices } from './QueueNotices.tsx';
import './DocumentsScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { documentsStore } from './store.ts';

const OPTIONS_ID = 'documents-options';

/** Documents: files come in, are looked at, translated, and are there again as files. */
export function DocumentsScreen() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const { nameOf } = useLanguages();
  const source = useStore(documents.state, (now) => now.batch.source);
  const target = useStore(documents.state, (now) => now.batch.target);
  const preview = useStore(documents.state, (now) => now.preview);
  const subject = t('text.pair', {
    source: source === null ? 'none' : nameOf(source),
    target: nameOf(target),
  });
  return (
    <Screen name={t('documents.queue')} subject={preview === null ? subject : preview.row.name}>
      {preview === null ? (
        <Work />
      ) : (
        <div className="documents">
          <PreviewPane preview={preview} />
        </div>
      )}
    </Screen>
  );
}

function Work() {
  const documents = usePageStore(documentsStore);
  const incoming = useStore(documents.state, (now) => now.incoming);
  const hasRows = useStore(documents.state, (now) => now.queue.rows.length > 0);
  const [hasOptions, setOptions] = useState(false);
  const optionsButton = useRef<HTMLButtonElement>(null);

  function closeOptions() {
    setOptions(false);
    optionsButton.current?.focus();
  }

  return (
    <div className="documents">
      <BatchBar
        optionsId={OPTIONS_ID}
        hasOptions={hasOptions}
        optionsButton={optionsButton}
        onOptions={() => setOptions(!hasOptions)}
      />
      <div className="documents-work">
        <Add />
        <QueueNotices />
        {incoming !== null && <IncomingFiles incoming={incoming} />}
        {hasRows && (
          <>
            <QueueVerbs />
            <QueueTable />
          </>
        )}
        <Foot />
      </div>
      {hasOptions && <BatchOptions id={OPTIONS_ID} onClose={closeOptions} />}
    </div>
  );
}

/** The ways in besides dropping. */
function Add() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const isEmpty = useStore(
    documents.state,
    (now) => now.queue.rows.length === 0 && now.incoming === null,
  );
  const isKnown = useStore(documents.state, (now) => now.queue.secrets !== null);
  return (
    <div className={isEmpty && isKnown ? 'documents-empty' : 'documents-add'}>
      <p>{t('documents.empty')}</p>
      {isEmpty && isKnown && <p className="soft">{t('documents.empty.types')}</p>}
      <div className="documents-choose">
        <ChooseFiles />
      </div>
    </div>
  );
}

/** Who protects what is kept of sent documents; and what a screen reader is told. */
function Foot() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const secrets = useStore(documents.state, (now) => now.queue.secrets);
  const said = useQueueSaid();
  return (
    <p className="documents-foot small soft">
      {secrets !== null && t(`documents.secrets.${secrets}`)}
      <span className="unseen" role="status">
        {said}
      </span>
    </p>
  );
}
