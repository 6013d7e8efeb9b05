import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { DocumentOptions, DocumentRow } from '../../../../preload/contract/documents.ts';
import { chargeOf } from '../../connections/charge.ts';
import {
  customizationsStore,
  shownGlossaries,
  shownStyleRules,
} from '../../customizations/store.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { fileSize } from '../../../i18n/file-size.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { canRetry } from './queue.ts';
import { timeWords } from './state-words.ts';
import { DocumentNotes } from './DocumentNotes.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { wordsPerSecond } from '../../engines/speed-words.ts';
import { NoEngineNotice } from '../../engines/NoEngineNotice.tsx';
import { InstallAbilityButton } from '../../offline-languages/InstallAbilityButton.tsx';
import { documentsStore } from '../store.ts';
import { memoriesStore } from '../../memories/store.ts';

/** Below a row: the reason and the remedy, what to look at, and how it was sent. */
export function RowDetails({ row }: { readonly row: DocumentRow }) {
  const i18n = useI18n();
  const { t } = i18n;
  const documents = usePageStore(documentsStore);
  const { failure, warnings, maybeSentBefore } = row;
  const source = row.options.source ?? row.found;
  return (
    <div role="row" className="document-details">
      <div role="gridcell" aria-colspan={6}>
        {failure !== null && (
          <FailureCard
            failure={failure}
            role="none"
            onRetry={canRetry(row) ? () => void documents.retry([row]) : undefined}
          />
        )}
        {failure?.code === 'no-engine' && source !== null && (
          <NoEngineNotice
            amount="all"
            source={source}
            target={row.options.target}
            lack={null}
            onReady={() => void documents.retryUnchanged([row])}
          />
        )}
        {failure !== null && needsReader(failure) && source !== null && (
          <div>
            <InstallAbilityButton ability="read" language={source} />
          </div>
        )}
        {maybeSentBefore && (
          <Notice tone="notice">
            {t('documents.maybe-sent', { charge: chargeOf(row.connection) })}
          </Notice>
        )}
        {warnings.length > 0 && <DocumentNotes notes={warnings} />}
        <Facts row={row} />
      </div>
    </div>
  );
}

/** The text of a picture that no program here reads in its language. */
const needsReader = ({ code, params }: Failure): boolean =>
  code === 'document-refused' && params?.['reason'] === 'no-ocr';

function Facts({ row }: { readonly row: DocumentRow }) {
  const { t, locale, list } = useI18n();
  const memories = usePageStore(memoriesStore);
  const customizations = usePageStore(customizationsStore);
  const known = useStore(memories.state, (now) => now.memories);
  const glossaries = useStore(customizations.state, shownGlossaries);
  const rules = useStore(customizations.state, shownStyleRules);
  const { options, folder, size, connectionName, result, engine } = row;
  const { memory, styleRule, reportingTag } = options;
  const hasNames = styleRule !== null || options.glossaries.length > 0;
  // The row knows glossaries and the style rule only by their ids.
  useEffect(() => {
    if (hasNames) void customizations.load();
  }, [customizations, hasNames]);
  const nameIn = (all: readonly { readonly id: string; readonly name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? id;
  const extras = extraOptions(options).map((key) =>
    key === 'documents.option.formality' ? t(key, { formality: options.formality }) : t(key),
  );
  return (
    <dl className="document-facts">
      <Detail name={t('documents.fact.service')}>
        {connectionName || t('connections.offline')}
      </Detail>
      {engine !== null && (
        <Detail name={t('documents.fact.engine')}>
          {t('documents.fact.engine-of', {
            name: engine.name,
            time: timeWords(engine.ms / 1000, t),
            rate: wordsPerSecond(engine),
          })}
        </Detail>
      )}
      <Detail name={t('documents.fact.size')}>{fileSize(size, locale)}</Detail>
      {folder !== '' && (
        <Detail name={t('documents.fact.folder')}>
          <bdi>{brief(folder)}</bdi>
        </Detail>
      )}
      {memory !== null && (
        <Detail name={t('documents.fact.memory')}>
          {t('documents.fact.memory-of', {
            name: nameIn(known, memory.id),
            threshold: memory.threshold,
          })}
        </Detail>
      )}
      {options.glossaries.length > 0 && (
        <Detail name={t('documents.fact.glossaries')}>
          {list(options.glossaries.map((id) => nameIn(glossaries, id)))}
        </Detail>
      )}
      {styleRule !== null && (
        <Detail name={t('documents.fact.style')}>{nameIn(rules, styleRule)}</Detail>
      )}
      {extras.length > 0 && <Detail name={t('documents.fact.options')}>{list(extras)}</Detail>}
      {reportingTag !== null && (
        <Detail name={t('documents.fact.tag')}>
          <bdi>{reportingTag}</bdi>
        </Detail>
      )}
      {result !== null && (
        <Detail name={t('documents.fact.result')}>
          <bdi>{brief(result)}</bdi>
        </Detail>
      )}
    </dl>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Options that were set besides those with a line of their own. */
function extraOptions(options: DocumentOptions) {
  const extras = [
    options.formality !== 'default' && 'documents.option.formality',
    options.watermark && 'documents.option.watermark',
    options.outputFormat === 'docx' && 'documents.option.docx',
    options.minify && 'documents.option.minify',
  ] as const;
  return extras.filter((one) => one !== false);
}
