import { memo, type MouseEvent } from 'react';
import type { QaSeverity } from '../../../../preload/contract/qa-checks.ts';
import type { Segment, SegmentStatus } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Draft } from '../edit/draft.ts';
import { Severity } from '../qa/Severity.tsx';
import { TargetEditor, type TargetEditorProps } from '../edit/TargetEditor.tsx';
import { TaggedText } from '../tags/TaggedText.tsx';
import { ReadTarget } from '../typing/ReadTarget.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import {
  CheckCheck,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Lock,
  MessageSquare,
} from 'lucide-react';
import { MatchChip } from './MatchChip.tsx';
import type { LucideIcon } from 'lucide-react';
import { originWords } from './origin-words.ts';

export interface SegmentRowProps {
  /** In the view, from 0. */
  readonly place: number;
  /** undefined: it is still to come. */
  readonly row: Segment | undefined;
  readonly written: Draft | undefined;
  /** The worst that QA has found; null: nothing, or it has not looked. */
  readonly qa: QaSeverity | null;
  readonly isActive: boolean;
  /** Whether it is one of those that are selected; null: none is. */
  readonly isSelected: boolean | null;
  /** Languages. */
  readonly source: string;
  readonly target: string;
  readonly answered: TargetEditorProps['answered'];
  /** The pointer is held down in the column of the numbers. */
  readonly dragging: { current: boolean };
}

/** One segment. Drawn anew only when it changes: many are in sight. */
export const SegmentRow = memo(function SegmentRow(props: SegmentRowProps) {
  const { place, row, written, qa, isActive, isSelected, source, target, answered } = props;
  const { t, number } = useI18n();
  const segments = usePageStore(segmentsStore);
  if (row === undefined) {
    return (
      <div role="row" className="segment segment-coming" aria-rowindex={place + 2}>
        <span role="gridcell" className="soft">
          {t('segments.loading')}
        </span>
      </div>
    );
  }
  const id = `segment-${row.number}`;

  /** Shift, Ctrl and the column of the numbers select rows; in the target that is written they select text. */
  function press(event: MouseEvent) {
    const isNumber = isInNumber(event);
    props.dragging.current = false;
    if (row === undefined || event.button !== 0 || !(isNumber || (selects(event) && !isActive))) {
      return;
    }
    // The keyboard stays where it is, and no text is selected.
    event.preventDefault();
    if (event.shiftKey) void segments.extendTo(place, hasMod(event));
    else if (hasMod(event)) segments.toggleRow(row, place);
    else segments.selectRow(row, place);
    props.dragging.current = isNumber;
  }

  /** A click edits a row, unless it selected rows or ended a selection of text. */
  function enter(event: MouseEvent) {
    if (selects(event)) return;
    if (!isInNumber(event)) {
      if (isActive || !(document.getSelection()?.isCollapsed ?? true)) return;
      segments.clearSelection();
    }
    if (!isActive) void segments.goTo(row?.number ?? 0);
  }

  return (
    <div
      role="row"
      className="segment"
      aria-rowindex={place + 2}
      aria-selected={isSelected ?? isActive}
      aria-current={isActive || undefined}
      data-selected={isSelected === true || undefined}
      data-block={row.opensBlock || undefined}
      onMouseDown={press}
      onMouseEnter={({ buttons }) => {
        if (props.dragging.current && buttons === 1) void segments.extendTo(place);
      }}
      onClick={enter}
    >
      <span role="rowheader" className="segment-number small soft tabular">
        {number(row.number + 1)}
        {row.repeats > 1 && (
          <span
            className="segment-repeats"
            title={t('segments.repeats.full', { count: row.repeats })}
          >
            ×{row.repeats}
            <span className="unseen"> {t('segments.repeats', { count: row.repeats })}</span>
          </span>
        )}
      </span>
      <div
        role="gridcell"
        className="segment-source"
        id={`${id}-source`}
        lang={source}
        dir={directionOf(source)}
      >
        <TaggedText text={row.source} />
      </div>
      <div role="gridcell" className="segment-target">
        {isActive ? (
          <TargetEditor
            row={row}
            draft={written}
            language={target}
            sourceId={`${id}-source`}
            answered={answered}
          />
        ) : (
          <ReadTarget row={row} text={written?.text ?? row.target} language={target} />
        )}
      </div>
      <div role="gridcell" className="segment-match">
        <MatchChip row={row} />
      </div>
      <div role="gridcell" className="segment-status small" id={`${id}-source-state`}>
        <SegmentMark row={row} isUnsaved={written !== undefined} qa={qa} />
      </div>
    </div>
  );
});

const hasMod = ({ ctrlKey, metaKey }: MouseEvent): boolean => ctrlKey || metaKey;
const selects = (event: MouseEvent): boolean => event.shiftKey || hasMod(event);
const isInNumber = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('.segment-number') !== null;

/** A shape for each status, told apart without colour. */
const SHAPES: Readonly<Record<SegmentStatus, LucideIcon>> = {
  empty: Circle,
  draft: CircleDashed,
  translated: CircleDot,
  confirmed: CircleCheck,
  reviewed: CheckCheck,
  rejected: CircleX,
};

interface SegmentMarkProps {
  readonly row: Segment;
  readonly isUnsaved: boolean;
  readonly qa: QaSeverity | null;
}

/** How far a segment is, by shape and word, and where its target came from. */
function SegmentMark({ row, isUnsaved, qa }: SegmentMarkProps) {
  const { t } = useI18n();
  const status = isUnsaved ? 'draft' : row.status;
  const Shape = SHAPES[status];
  return (
    <>
      <span className="segment-mark" data-status={status}>
        <Shape aria-hidden="true" />
        {t('segments.status', { status })}
      </span>
      <span className="segment-beside">
        {qa !== null && <Severity of={qa} />}
        {row.isLocked && (
          <span className="segment-sign" title={t('segments.locked')}>
            <Lock aria-hidden="true" />
            <span className="unseen">{t('segments.locked')}</span>
          </span>
        )}
        {row.comments.length > 0 && (
          <span
            className="segment-sign"
            data-open={row.comments.some(({ isResolved }) => !isResolved) || undefined}
            title={t('segments.comments.count', { count: row.comments.length })}
          >
            <MessageSquare aria-hidden="true" />
            <span className="unseen">
              {t('segments.comments.count', { count: row.comments.length })}
            </span>
          </span>
        )}
      </span>
      <span className="segment-origin soft">
        {isUnsaved ? t('segments.unsaved') : originWords(row, t)}
      </span>
    </>
  );
}
