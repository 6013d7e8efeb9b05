import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ACCEPTED } from '../documents/formats.ts';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { alignmentStore } from './store.ts';

/** A document and its translation, with their languages. */
export function NewAlignmentForm() {
  const { t } = useI18n();
  const alignments = usePageStore(alignmentStore);
  const starting = useStore(alignments.state, (now) => now.starting);
  const { nameOf } = useLanguages();
  const sources = useLanguageChoices('source');
  const targets = useLanguageChoices('target');
  const [source, setSource] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [original, setOriginal] = useState<File | null>(null);
  const [translation, setTranslation] = useState<File | null>(null);
  const isRunning = starting.state === 'running';
  const isSame = source !== null && source === target;
  const isWhole =
    original !== null && translation !== null && source !== null && target !== null && !isSame;
  const none = t('memories.choose-language');

  return (
    <form
      className="alignment-new"
      aria-labelledby="alignment-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !isRunning) {
          void alignments.start({ original, translation, source, target });
        }
      }}
    >
      <h2 id="alignment-new">{t('alignment.new')}</h2>
      <p className="soft">{t('alignment.about')}</p>
      <div className="alignment-sides">
        <div className="alignment-side">
          <Picker
            label={t('alignment.source')}
            choices={sources}
            chosen={source}
            shown={source === null ? none : nameOf(source)}
            isSearchable
            onChoose={setSource}
          />
          <DocumentField label={t('alignment.original')} file={original} onFile={setOriginal} />
        </div>
        <div className="alignment-side">
          <Picker
            label={t('alignment.target')}
            choices={targets}
            chosen={target}
            shown={target === null ? none : nameOf(target)}
            isSearchable
            onChoose={setTarget}
          />
          <DocumentField
            label={t('alignment.translation')}
            file={translation}
            onFile={setTranslation}
          />
        </div>
      </div>
      {isSame && (
        <p className="field-hint" data-tone="notice" role="status">
          {t('segments.one-language')}
        </p>
      )}
      {starting.state === 'failed' && <FailureCard failure={starting.failure} />}
      <div className="alignment-actions">
        <Button type="submit" kind="main" isDisabled={!isWhole} isPending={isRunning}>
          {isRunning ? t('alignment.starting') : t('alignment.start')}
        </Button>
        {isRunning && (
          <Button onPress={() => alignments.stopStarting()}>{t('memories.leave')}</Button>
        )}
      </div>
    </form>
  );
}

interface DocumentFieldProps {
  readonly label: string;
  readonly file: File | null;
  readonly onFile: (file: File) => void;
}

/** A place for one document, chosen or dropped. */
function DocumentField({ label, file, onFile }: DocumentFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();

  function drop(event: DragEvent) {
    const [dropped, ...others] = event.dataTransfer.files;
    if (dropped === undefined || others.length > 0) return;
    // The window takes documents for translation otherwise.
    event.preventDefault();
    event.stopPropagation();
    onFile(dropped);
  }

  return (
    <div
      className="alignment-document"
      data-filled={file !== null || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onDrop={drop}
    >
      <span className="small soft">{label}</span>
      <span className="alignment-document-name">{file?.name ?? t('alignment.drop')}</span>
      <Button
        size="compact"
        onPress={choose}
        aria-label={t('look.label-value', { label, value: t('alignment.choose') })}
      >
        <FileUp aria-hidden="true" />
        {t('alignment.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ target: { files } }) => {
          const [picked] = files ?? [];
          if (picked !== undefined) onFile(picked);
          if (input.current !== null) input.current.value = '';
        }}
      />
    </div>
  );
}
