import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { VList, type VListHandle } from 'virtua';
import { hasId } from '../../../../preload/contract/id-ranges.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { View } from '../state.ts';
import { useEditorState } from '../use-editor-state.ts';
import { rowAt } from './row-windows.ts';
import { SegmentRow } from './SegmentRow.tsx';
import './SegmentGrid.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** Rows beyond the edge that are drawn in px, so that fast scrolling shows no gap. */
const BEYOND = 300;

const COLUMNS = ['number', 'source', 'target', 'match', 'status'] as const;

/** Which sentence says that a view is empty. */
const noneOf = ({ filter }: View): 'all' | 'findings' | 'unconfirmed' =>
  filter.findings ? 'findings' : filter.statuses.includes('draft') ? 'unconfirmed' : 'all';

/** All segments of the view; only rows in sight exist on the page. */
export function SegmentGrid() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const project = useEditorState((now) => now.project);
  const rows = useEditorState((now) => now.rows);
  const view = useEditorState((now) => now.view);
  const active = useEditorState((now) => now.active);
  const summons = useEditorState((now) => now.summons);
  const drafts = useEditorState((now) => now.drafts);
  const marks = useEditorState((now) => now.marks);
  const list = useRef<VListHandle>(null);
  const selection = useEditorState((now) => now.selection);
  const answered = useRef(0);
  const dragging = useRef(false);
  const total = rows.total ?? 0;
  const places = useMemo(() => ({ length: total }), [total]);
  const place = active === null ? null : Math.min(active.place, Math.max(0, total - 1));

  const see = useCallback(() => {
    const { current } = list;
    if (current === null) return;
    const { scrollOffset, viewportSize } = current;
    segments.show(
      current.findItemIndex(scrollOffset),
      current.findItemIndex(scrollOffset + viewportSize),
    );
  }, [segments]);

  const isShown = total > 0;
  useEffect(() => {
    if (place !== null && isShown) list.current?.scrollToIndex(place, { align: 'nearest' });
  }, [place, isShown, summons]);

  const lead = selection?.lead ?? null;
  useEffect(() => {
    if (lead !== null && isShown) list.current?.scrollToIndex(lead, { align: 'nearest' });
  }, [lead, isShown]);

  /** Escape lets go of what is selected, unless something in a row takes it. */
  function leaveSelection(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || selection === null) return;
    event.preventDefault();
    segments.clearSelection();
  }

  const name = (column: (typeof COLUMNS)[number]) => {
    if (column === 'source') return t('segments.concordance.source');
    if (column === 'target') return t('segments.concordance.target');
    return t(`segments.column.${column}`);
  };

  return (
    <div
      role="grid"
      className="segments"
      aria-label={t('segments.grid', { name: project.name })}
      aria-rowcount={total + 1}
      aria-multiselectable="true"
      onKeyDown={leaveSelection}
    >
      <div role="row" className="segment segment-heads small soft" aria-rowindex={1}>
        {COLUMNS.map((column) => (
          <span key={column} role="columnheader">
            {name(column)}
          </span>
        ))}
      </div>
      {rows.total === 0 && (
        <div role="row" className="segments-none soft">
          <span role="gridcell">{t('segments.none', { filter: noneOf(view) })}</span>
        </div>
      )}
      {isShown && (
        <VList
          ref={list}
          role="rowgroup"
          className="segments-rows"
          data={places}
          itemSize={29}
          bufferSize={BEYOND}
          keepMounted={place === null ? [] : [place]}
          onScroll={see}
          onResize={see}
        >
          {(_, at) => {
            const row = rowAt(rows, at);
            return (
              <SegmentRow
                key={row === undefined ? `place ${at}` : row.number}
                place={at}
                row={row}
                written={row && drafts.get(row.number)}
                qa={(row && marks.get(row.number)) ?? null}
                isActive={row !== undefined && row.number === active?.number}
                isSelected={selection && row !== undefined && hasId(selection.ids, row.id)}
                source={project.source}
                target={project.target}
                answered={answered}
                dragging={dragging}
              />
            );
          }}
        </VList>
      )}
    </div>
  );
}
