import { useState, type SyntheticEvent } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { LanguageListState } from '../../languages/LanguageListState.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { useLanguageChoices, useLanguages } from '../../languages/use-languages.ts';
import { WritingField } from '../../../ui/WritingField.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FileButtons } from './FileButtons.tsx';
import { MoreTargets } from './MoreTargets.tsx';
import { QueueDocument } from './QueueDocument.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import type { PairProps } from './QueueDocument.tsx';

type Kind = 'text' | 'file' | 'document';

export interface NewProjectFormProps extends PairProps {
  /** Files that were dropped before their languages were chosen. */
  readonly waiting: readonly File[];
  /** @param name of the project; empty where the person gave none */
  readonly onOpen: (files: readonly File[], name: string) => void;
}

/** Opens a text, files, or a document of the queue. */
export function NewProjectForm({ pair, waiting, onOpen }: NewProjectFormProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const opening = useStore(segments.state, (now) => now.opening);
  const [kind, setKind] = useState<Kind>('text');
  return (
    <section className="segments-new" aria-labelledby="segments-new">
      <h2 id="segments-new">{t('segments.new')}</h2>
      <Languages pair={pair} />
      {kind === 'file' && <MoreTargets pair={pair} />}
      {waiting.length > 0 && (
        <Notice
          role="status"
          actions={
            <Button
              kind="main"
              size="compact"
              isDisabled={pair.fault !== null}
              onPress={() => onOpen(waiting, '')}
            >
              {t('segments.new.open')}
            </Button>
          }
        >
          {t('segments.new.waiting-files', { count: waiting.length, name: waiting[0]?.name ?? '' })}
        </Notice>
      )}
      <Radios
        label={t('segments.new.kind')}
        labelPlace="unseen"
        shape="row"
        value={kind}
        choices={[
          { id: 'text', name: t('segments.new.text') },
          { id: 'file', name: t('segments.new.files') },
          { id: 'document', name: t('segments.new.document') },
        ]}
        onChange={setKind}
      />
      {kind === 'text' && <PastedText pair={pair} />}
      {kind === 'file' && <ChosenFiles pair={pair} onOpen={onOpen} />}
      {kind === 'document' && <QueueDocument pair={pair} />}
      {opening.state === 'failed' && <FailureCard failure={opening.failure} />}
    </section>
  );
}

function Languages({ pair }: PairProps) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const sources = useLanguageChoices('source');
  const targets = useLanguageChoices('target');
  const { source, target, fault } = pair;
  const none = t('segments.choose-language');
  return (
    <div className="segments-languages">
      <div className="segments-pair">
        <Picker
          label={t('segments.from')}
          choices={sources}
          chosen={source}
          shown={source === null ? none : nameOf(source)}
          isSearchable
          foot={<LanguageListState />}
          onChoose={pair.setSource}
        />
        <Picker
          label={t('segments.to')}
          choices={targets}
          chosen={target}
          shown={target === null ? none : nameOf(target)}
          isSearchable
          foot={<LanguageListState />}
          onChoose={pair.setTarget}
        />
      </div>
      <p
        className="field-hint"
        {...(fault === 'segments.one-language' && { 'data-tone': 'notice' })}
        role="status"
      >
        {fault !== null && t(fault)}
      </p>
    </div>
  );
}

function PastedText({ pair }: PairProps) {
  const { t, day } = useI18n();
  const segments = usePageStore(segmentsStore);
  const isOpening = useStore(segments.state, (now) => now.opening.state === 'running');
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const { source, target, newMemory, fault } = pair;
  const today = t('segments.new.name-default', { day: day(new Date().toISOString()) });

  function open(event: SyntheticEvent) {
    event.preventDefault();
    if (fault !== null || source === null || target === null || text.trim() === '') return;
    const from = { text, name: name.trim() === '' ? today : name.trim() };
    void segments.open({ from, source, target, newMemory });
  }

  return (
    <form className="segments-form" onSubmit={open}>
      <WritingField
        label={t('segments.new.words')}
        rows={8}
        value={text}
        mostUnits={8_000_000}
        placeholder={t('segments.new.words-placeholder')}
        onText={setText}
      />
      <Field
        label={t('segments.new.name')}
        value={name}
        maxLength={200}
        placeholder={today}
        onChange={setName}
      />
      <div>
        <Button
          kind="main"
          type="submit"
          isPending={isOpening}
          isDisabled={fault !== null || text.trim() === ''}
        >
          {isOpening ? t('segments.new.opening') : t('segments.new.open')}
        </Button>
      </div>
    </form>
  );
}

function ChosenFiles({ pair, onOpen }: Pick<NewProjectFormProps, 'pair' | 'onOpen'>) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const isOpening = useStore(segments.state, (now) => now.opening.state === 'running');
  const [name, setName] = useState('');
  return (
    <div className="segments-form">
      <p className="soft">{t('segments.new.file-about')}</p>
      <Field
        label={t('segments.new.project-name')}
        value={name}
        maxLength={200}
        placeholder={t('segments.new.project-name.default')}
        onChange={setName}
      />
      <div className="segments-new-verbs">
        <FileButtons
          isMain
          isPending={isOpening}
          isDisabled={pair.fault !== null}
          onFiles={(files) => onOpen(files, name.trim())}
        />
      </div>
    </div>
  );
}
