import {
  ChevronDown,
  ChevronRight,
  Columns2,
  FileCheck2,
  FolderOpen,
  RotateCw,
  CircleStop,
  X,
} from 'lucide-react';
import { memo, useRef } from 'react';
import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton, type IconButtonProps } from '../../../ui/IconButton.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useLanguages } from '../../languages/use-languages.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { canRetry, isOpen } from './queue.ts';
import { RowDetails } from './RowDetails.tsx';
import { RowState } from './RowState.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';
import { chargeOf } from '../../connections/charge.ts';

export interface QueueRowProps {
  readonly row: DocumentRow;
  /** From 1; the row of names is the first. */
  readonly place: number;
  readonly isOpened: boolean;
  /** The Tab key reaches this row and its buttons. */
  readonly isActive: boolean;
  readonly onEnter: (id: string) => void;
  /** The row is taken off the list. */
  readonly onLeave: (id: string) => void;
}

/** One document of the queue. Drawn anew only when it changes: hundreds may be in sight. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { row, place, isOpened, isActive, onEnter, onLeave } = props;
  const { t, number } = useI18n();
  const documents = usePageStore(documentsStore);
  const { nameOf } = useLanguages();
  const element = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(element);
  const { id, name, format, characters, options } = row;
  const source = options.source ?? row.found;

  return (
    <>
      <div
        ref={element}
        role="row"
        className="document"
        data-row={id}
        aria-rowindex={place}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => {
          kept.onFocus();
          onEnter(id);
        }}
        onBlur={kept.onBlur}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.key !== 'Enter' && event.key !== ' ') return;
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          documents.toggle(id);
        }}
      >
        <span role="gridcell" className="document-name">
          <IconButton
            icon={isOpened ? ChevronDown : ChevronRight}
            size="compact"
            name={t('documents.expand', { name })}
            aria-expanded={isOpened}
            excludeFromTabOrder={!isActive}
            onPress={() => documents.toggle(id)}
          />
          <span className="document-cut own-direction" title={brief(name)}>
            <bdi>{brief(name)}</bdi>
          </span>
        </span>
        <span role="gridcell" className="document-type soft">
          {format}
        </span>
        <span
          role="gridcell"
          className="document-languages soft"
          title={t('documents.languages.full', {
            source: source === null ? 'none' : nameOf(source),
            target: nameOf(options.target),
          })}
        >
          {t('documents.languages', { source: source ?? 'none', target: options.target })}
        </span>
        <span role="gridcell" className="document-state">
          <RowState row={row} />
        </span>
        <span role="gridcell" className="document-cost tabular soft">
          {characters !== null && (
            <span
              title={t('documents.cost.full', {
                isBilled: characters.isBilled ? 'yes' : 'no',
                charge: chargeOf(row.connection),
                count: characters.count,
              })}
            >
              {characters.isBilled ? '' : '≈ '}
              {number(characters.count)}
            </span>
          )}
        </span>
        <span role="gridcell" className="document-verbs">
          <RowVerbs row={row} isActive={isActive} onLeave={onLeave} />
        </span>
      </div>
      {isOpened && <RowDetails row={row} />}
    </>
  );
});

/** Each verb has its own place, so that none moves when another comes. */
function RowVerbs({ row, isActive, onLeave }: Pick<QueueRowProps, 'row' | 'isActive' | 'onLeave'>) {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const { id, name, state, hasPreview } = row;
  const isDone = state === 'done';
  const shared = { size: 'compact', excludeFromTabOrder: !isActive } as const;
  return (
    <>
      <span>
        {isDone && (
          <MainVerb
            {...shared}
            icon={FileCheck2}
            word={t('documents.verb', { verb: 'open' })}
            name={t('documents.open', { name })}
            onPress={() => void documents.open(id)}
          />
        )}
        {canRetry(row) && (
          <MainVerb
            {...shared}
            icon={RotateCw}
            word={t('documents.verb', { verb: 'retry' })}
            name={t('documents.retry', { name })}
            onPress={() => void documents.retry([row])}
          />
        )}
      </span>
      <span>
        {isDone && hasPreview && (
          <IconButton
            {...shared}
            icon={Columns2}
            name={t('documents.preview', { name })}
            onPress={() => void documents.preview(row)}
          />
        )}
      </span>
      <span>
        {isDone && (
          <IconButton
            {...shared}
            icon={FolderOpen}
            name={t('documents.show', { name })}
            onPress={() => void documents.show(id)}
          />
        )}
      </span>
      <span>
        {isOpen(row) ? (
          <IconButton
            {...shared}
            key="end"
            icon={CircleStop}
            name={t('documents.cancel', { name })}
            onPress={() => void documents.cancel([row])}
          />
        ) : (
          <IconButton
            {...shared}
            key="end"
            icon={X}
            name={t('documents.remove', { name })}
            onPress={() => {
              onLeave(id);
              void documents.remove([row]);
            }}
          />
        )}
      </span>
    </>
  );
}

interface MainVerbProps extends Pick<IconButtonProps, 'icon' | 'name' | 'onPress'> {
  readonly excludeFromTabOrder: boolean;
  readonly size: 'compact';
  readonly word: string;
}

/** The verb that a row is there for: with a word where there is room for one. */
function MainVerb({ icon: Icon, name, word, ...rest }: MainVerbProps) {
  return (
    <Tooltip words={name}>
      <Button kind="quiet" aria-label={name} {...rest}>
        <Icon aria-hidden="true" />
        <span className="document-verb-word">{word}</span>
      </Button>
    </Tooltip>
  );
}
