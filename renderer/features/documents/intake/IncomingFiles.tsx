import { ChevronDown, ChevronRight, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import { useStore } from 'zustand';
import { DOCUMENT_ENDINGS } from '../../../../preload/contract/document-endings.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { useAction } from '../../../ui/actions/use-action.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usageStore, charactersLeft } from '../../usage/store.ts';
import { fileSize } from '../../../i18n/file-size.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { expectedSeconds } from '../queue/measured-speed.ts';
import { timeWords } from '../queue/state-words.ts';
import { isOneLanguage } from '../batch/batch.ts';
import { OmittedOptions } from '../batch/OmittedOptions.tsx';
import { UncoveredPair } from '../batch/UncoveredPair.tsx';
import { useRowKeys } from '../queue/use-row-keys.ts';
import {
  countIncoming,
  incomingLines,
  type Incoming,
  type IncomingFile,
  type IncomingLine,
} from './incoming.ts';
import { MOST_FILES } from './picked-files.ts';
import './IncomingFiles.css';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';
import { useCharge } from '../../connections/use-charge.ts';

/** Lines beyond the edge that are drawn in px, so that fast scrolling shows no gap. */
const BEYOND = 400;

/** The files that were chosen last, each with its verdict, before anything is sent. */
export function IncomingFiles({ incoming }: { readonly incoming: Incoming }) {
  const documents = usePageStore(documentsStore);
  const { t } = useI18n();
  const adding = useStore(documents.state, (now) => now.adding);
  const hasRows = useStore(documents.state, ({ queue }) => queue.rows.length > 0);
  const hasAccepted = incoming.files.some(({ refusal }) => refusal === null);
  return (
    <section
      className="incoming"
      aria-label={t('documents.incoming')}
      data-rest={hasRows && !hasAccepted ? true : undefined}
    >
      <div className="incoming-top">
        <Head incoming={incoming} />
      </div>
      {incoming.files.length > 0 && <Lines incoming={incoming} />}
      {adding.state === 'failed' && (
        <FailureCard failure={adding.failure} onRetry={() => void documents.start()} />
      )}
    </section>
  );
}

/** Accepted files, then the others by reason; only lines in sight exist on the page. */
function Lines({ incoming }: { readonly incoming: Incoming }) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => incomingLines(incoming, opened), [incoming, opened]);
  const ids = useMemo(() => lines.map(({ id }) => id), [lines]);
  const { active, place: activePlace, list, onKeyDown, enter, leave } = useRowKeys(ids);
  const all = incoming.files.length;
  // What was added last is to be seen: accepted files stand at the top.
  const added = incoming.files.at(-1)?.key;
  useEffect(() => {
    list.current?.scrollTo(0);
  }, [list, added]);
  const toggle = (id: string, isOpen: boolean) =>
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });

  return (
    <div
      role="treegrid"
      className="incoming-scroll"
      aria-label={t('documents.incoming')}
      aria-rowcount={lines.length}
      onKeyDown={onKeyDown}
    >
      <Virtualizer ref={list} data={lines} bufferSize={BEYOND} keepMounted={[activePlace]}>
        {(line, index) => (
          <Line
            key={line.id}
            line={line}
            all={all}
            place={index + 1}
            isActive={line.id === active}
            onEnter={enter}
            onLeave={leave}
            onToggle={toggle}
          />
        )}
      </Virtualizer>
    </div>
  );
}

/** How many, what they will cost, and the way on. */
function Head({ incoming }: { readonly incoming: Incoming }) {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const isAdding = useStore(documents.state, (now) => now.adding.state === 'running');
  const isOne = useStore(documents.state, (now) => isOneLanguage(now.batch));
  const count = useMemo(() => countIncoming(incoming), [incoming]);
  const { fit, checked, all, refused } = count;
  const isChecking = checked < all;
  const isNoneFit = fit === 0 && !isChecking;
  const canStart = !isChecking && fit > 0 && !isOne && !isAdding;
  const start = () => void documents.start();
  useAction('translate', canStart ? start : null);
  useAction('documents-start', canStart ? start : null);

  return (
    <>
      <div className="incoming-head">
        <div className="incoming-words">
          <div role="status">
            <h2>
              {all === 0
                ? t('documents.incoming.nothing')
                : isChecking
                  ? t('documents.incoming.checking', { checked, all })
                  : t('documents.incoming.checked', { fit, refused })}
            </h2>
          </div>
          <Cost {...count} />
        </div>
        <Button kind="quiet" isDisabled={isAdding} onPress={documents.dismiss}>
          {t('documents.incoming.dismiss')}
        </Button>
        {!isNoneFit && (
          <ActionButton
            action="translate"
            kind="main"
            word={
              isAdding
                ? t('documents.incoming.starting')
                : t('documents.incoming.start', { count: fit })
            }
            isDisabled={!canStart}
            onPress={start}
          />
        )}
      </div>
      {incoming.isCut && (
        <Notice tone="notice">{t('documents.incoming.cut', { most: MOST_FILES })}</Notice>
      )}
      {isNoneFit && <Translatable incoming={incoming} />}
      {fit > 0 && !isOne && <UncoveredPair />}
      {!isNoneFit && <OmittedOptions />}
    </>
  );
}

/** What could be translated, where nothing that was chosen can be and no reason says so. */
function Translatable({ incoming }: { readonly incoming: Incoming }) {
  const { t, locale } = useI18n();
  const isSaid = incoming.files.some(
    ({ refusal }) => refusal?.params?.['reason'] === 'unknown-format',
  );
  if (isSaid) return null;
  const types = new Intl.ListFormat(locale, { type: 'conjunction' }).format(DOCUMENT_ENDINGS);
  return <p className="soft">{t('documents.incoming.can', { types })}</p>;
}

function Cost(props: ReturnType<typeof countIncoming>) {
  const { characters, isPartly, hasMinimum, fit } = props;
  const { t } = useI18n();
  const usage = useStore(usePageStore(usageStore).state, (now) => now.usage);
  const charge = useCharge();
  const documents = usePageStore(documentsStore);
  const seconds = useStore(documents.state, ({ batch, queue }) =>
    charge === 'counted' ? expectedSeconds(characters, batch, queue.rows) : null,
  );
  const left = charactersLeft(usage);
  const isShort = left !== null && characters > left;
  return (
    <p className="small soft tabular">
      {fit > 0 &&
        t('documents.incoming.cost', { count: characters, isPartly: isPartly ? 'yes' : 'no' })}
      {characters > 0 &&
        seconds !== null &&
        ` ${t('documents.incoming.time', { time: timeWords(seconds, t) })}`}
      {hasMinimum && charge === 'billed' && ` ${t('documents.incoming.minimum')}`}
      {isShort && <span className="bad"> {t('documents.incoming.short', { count: left })}</span>}
    </p>
  );
}

interface LineProps<Shown extends IncomingLine = IncomingLine> {
  readonly line: Shown;
  /** Chosen files. */
  readonly all: number;
  /** From 1. */
  readonly place: number;
  /** The Tab key reaches this line and its button. */
  readonly isActive: boolean;
  readonly onEnter: (id: string) => void;
  /** The line is about to go. */
  readonly onLeave: (id: string) => void;
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

type LineOf<Kind extends IncomingLine['kind']> = Extract<IncomingLine, { readonly kind: Kind }>;

function Line(props: LineProps) {
  const { line } = props;
  switch (line.kind) {
    case 'file':
      return <FileLine {...props} line={line} />;
    case 'group':
      return <GroupLine {...props} line={line} />;
    case 'name':
      return <NameLine {...props} line={line} />;
  }
}

function FileLine({ line, place, isActive, onEnter, onLeave }: LineProps<LineOf<'file'>>) {
  const { t, locale } = useI18n();
  const documents = usePageStore(documentsStore);
  const { name, format, size, state, characters, key } = line.file;
  return (
    <div
      role="row"
      className="incoming-file"
      aria-level={1}
      aria-rowindex={place}
      data-row={line.id}
      data-state={state}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onEnter(line.id)}
    >
      <NameCell file={line.file} />
      <span role="gridcell" className="soft incoming-type">
        {brief(format)}
      </span>
      <span role="gridcell" className="soft tabular incoming-size">
        {fileSize(size, locale)}
      </span>
      <span role="gridcell" className="soft tabular incoming-verdict">
        {state === 'waiting'
          ? t('documents.incoming.waiting')
          : state === 'checking'
            ? t('documents.incoming.reading')
            : t('documents.incoming.fit', {
                isCounted: characters === null ? 'no' : 'yes',
                count: characters ?? 0,
              })}
      </span>
      <span role="gridcell">
        <IconButton
          icon={X}
          size="compact"
          name={t('documents.incoming.drop', { name })}
          excludeFromTabOrder={!isActive}
          onPress={() => {
            onLeave(line.id);
            documents.drop(key);
          }}
        />
      </span>
    </div>
  );
}

/** A name keeps its end, which tells the type, in sight; its folder gives way first. */
function NameCell({ file: { name, folder } }: { readonly file: IncomingFile }) {
  return (
    <span
      role="gridcell"
      className="incoming-name own-direction"
      title={brief(folder === '' ? name : `${folder}/${name}`)}
    >
      <bdi>{brief(name)}</bdi>
      {folder !== '' && <bdi className="soft small">{brief(folder)}</bdi>}
    </span>
  );
}

/** One explanation for all files that were refused for a reason. */
function GroupLine({ line, all, place, isActive, onEnter, onToggle }: LineProps<LineOf<'group'>>) {
  const i18n = useI18n();
  const { id, refusal, count, names, isOpen } = line;
  const { why, do: remedy } = failureSentences(refusal, i18n.t, i18n.locale);
  return (
    <div
      role="row"
      className="incoming-group"
      aria-level={1}
      aria-expanded={isOpen}
      aria-rowindex={place}
      data-row={id}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onEnter(id)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
        const isOpening = event.key === 'ArrowRight' && !isOpen;
        const isClosing = event.key === 'ArrowLeft' && isOpen;
        const isToggling = event.key === 'Enter' || event.key === ' ';
        if (!isOpening && !isClosing && !isToggling) return;
        event.preventDefault();
        onToggle(id, !isOpen);
      }}
    >
      <span role="gridcell" className="incoming-reason">
        <button
          type="button"
          className="incoming-toggle"
          aria-expanded={isOpen}
          tabIndex={isActive ? 0 : -1}
          onClick={() => onToggle(id, !isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          <span>{groupWords(refusal, count, all, i18n)}</span>
        </button>
        {!isOpen && <Names names={names} isAll={names.length === count} />}
        <p className="soft">
          {why} {remedy}
        </p>
      </span>
    </div>
  );
}

/** The first files of a group, as far as the line has room. */
function Names({ names, isAll }: { readonly names: readonly string[]; readonly isAll: boolean }) {
  return (
    <span className="incoming-names soft">
      {names.map((name, place) => (
        <span key={place}>
          <bdi>{brief(name)}</bdi>
          {place < names.length - 1 ? ' · ' : isAll ? '' : ' …'}
        </span>
      ))}
    </span>
  );
}

/** How many were refused, and why in a few words. */
function groupWords(refusal: Failure, count: number, all: number, { t, locale }: I18n) {
  const reason = refusal.params?.['reason'];
  if (refusal.code !== 'document-refused') {
    const label = failureSentences(refusal, t, locale).what;
    return t('documents.incoming.group', { count, all, label });
  }
  if (reason === 'unknown-format') return t('documents.incoming.group.types', { count, all });
  const label = t('documents.incoming.reason', { reason: String(reason).replaceAll('-', '_') });
  return t('documents.incoming.group', { count, all, label });
}

function NameLine({ line, place, isActive, onEnter }: LineProps<LineOf<'name'>>) {
  const { locale } = useI18n();
  return (
    <div
      role="row"
      className="incoming-refused"
      aria-level={2}
      aria-rowindex={place}
      data-row={line.id}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onEnter(line.id)}
    >
      <NameCell file={line.file} />
      <span role="gridcell" className="soft tabular incoming-size">
        {fileSize(line.file.size, locale)}
      </span>
    </div>
  );
}
