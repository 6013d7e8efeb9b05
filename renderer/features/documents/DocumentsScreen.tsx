import { X } from 'lucide-react';
import { useRef, useState, useEffect } from 'react';
import { useStore } from 'zustand';
import { Screen } from '../../ui/Screen.tsx';
import { OutputFolder } from '../output-folder/OutputFolder.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BatchBar } from './batch/BatchBar.tsx';
import { BatchOptions } from './batch/BatchOptions.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { IncomingFiles } from './intake/IncomingFiles.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { QueueTable } from './queue/QueueTable.tsx';
import { QueueVerbs } from './queue/QueueVerbs.tsx';
import './DocumentsScreen.css';
import { usePageStore } from '../../ui/stores.ts';
import { documentsStore } from './store.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { failureSentences } from '../../ui/failure/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { brief } from '../../i18n/brief.ts';
import { Notice } from '../../ui/Notice.tsx';
import { countQueue } from './queue/queue.ts';

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
  if (isEmpty && isKnown) {
    return (
      <div className="documents-empty">
        <EmptyState picture="documents" words={t('documents.empty')}>
          <ChooseFiles isFirst />
        </EmptyState>
        <p className="soft">{t('documents.empty.types')}</p>
        <OutputFolder />
      </div>
    );
  }
  return (
    <div className="documents-add">
      <p>{t('documents.empty')}</p>
      <OutputFolder />
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

/** Why nothing is sent, what was not added again, and why the last verb could not be done. */
function QueueNotices() {
  const { t, locale, gap } = useI18n();
  const documents = usePageStore(documentsStore);
  const isPaused = useStore(documents.state, (now) => now.queue.isPaused);
  const halted = useStore(documents.state, (now) => now.queue.halted);
  const refused = useStore(documents.state, (now) => now.refused);
  const repeated = useStore(documents.state, (now) => now.repeated);
  const [first] = repeated;
  if (!isPaused && halted === null && refused === null && first === undefined) return null;
  const why = halted === null ? null : failureSentences(halted, t, locale);
  const goOn = (
    <Button size="compact" onPress={() => void documents.pause(false)}>
      {t('documents.resume')}
    </Button>
  );
  return (
    <div className="documents-notices">
      {why !== null && (
        <Notice tone="notice" role="status" actions={goOn}>
          {[t('documents.halted'), why.what, why.why, why.do].join(gap)}
        </Notice>
      )}
      {isPaused && why === null && (
        <Notice role="status" actions={goOn}>
          {t('documents.paused')}
        </Notice>
      )}
      {first !== undefined && (
        <Notice
          role="status"
          actions={
            <IconButton
              icon={X}
              size="compact"
              name={t('documents.close-notice')}
              onPress={documents.forgetRepeated}
            />
          }
        >
          {t('documents.repeated', { count: repeated.length, name: brief(first) })}
        </Notice>
      )}
      {refused !== null && <FailureCard failure={refused} onDismiss={documents.forgetRefused} />}
    </div>
  );
}

/** What a screen reader is told: that documents failed, and that all have ended; not each step. */
function useQueueSaid(): string {
  const { t } = useI18n();
  const rows = useStore(usePageStore(documentsStore).state, (now) => now.queue.rows);
  const [said, setSaid] = useState('');
  const before = useRef<{ readonly open: number; readonly failed: number } | null>(null);
  useEffect(() => {
    const { waiting, running, done, failed } = countQueue(rows).byStage;
    const open = waiting + running;
    const last = before.current;
    before.current = { open, failed };
    if (last === null) return;
    const hasEnded = open === 0 && last.open > 0;
    if (hasEnded || failed > last.failed)
      setSaid(t('documents.said.ended', { open, done, failed }));
  }, [rows, t]);
  return said;
}
