import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type PointerEvent,
} from 'react';
import { Virtualizer, type CustomItemComponentProps } from 'virtua';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Pair } from '../state.ts';
import { keyAheadOfField } from './CellEditor.tsx';
import { flawOf } from './check.ts';
import { cellId, EntryRow } from './EntryRow.tsx';
import { chosenCells, type Cell } from './grid-state.ts';
import type { GridStore } from './grid-store.ts';
import { GridHead } from './GridHead.tsx';
import { keyInGrid } from './grid-keys.ts';
import type { Side } from './row.ts';
import { useSight } from './use-sight.ts';
import './EntryGrid.css';

/** In px, as in `EntryGrid.css`: of a row, and of the head that stays in sight. */
const ROW = 28;

export interface EntryGridProps {
  readonly grid: GridStore;
  readonly pair: Pair;
  /** Of the grid; what tells about the active cell is named after it. */
  readonly id: string;
}

/** All entries as a spreadsheet; only the rows in sight exist on the page. */
export function EntryGrid({ grid, pair, id }: EntryGridProps) {
  const { t, language } = useI18n();
  const hint = useId();
  const scroller = useRef<HTMLElement>(null);
  const sight = useSight(scroller, ROW);
  const { show } = sight;
  const rows = useStore(grid.state, (now) => now.rows);
  const check = useStore(grid.state, (now) => now.check);
  const view = useStore(grid.state, (now) => now.view);
  const active = useStore(grid.state, (now) => now.active);
  const anchor = useStore(grid.state, (now) => now.anchor);
  const isWriting = useStore(grid.state, (now) => now.typed !== null);
  const places = useMemo(() => [...view, -1], [view]);
  const chosen = chosenCells({ active, anchor });
  const chosenSide = chosen.sides.length > 1 ? 'both' : (chosen.sides[0] ?? 'source');
  const isSeveral = chosen.from !== chosen.to || chosenSide === 'both';

  useLayoutEffect(() => {
    show(active.place);
  }, [active, show]);
  // The field that was written in has gone and took the focus with it.
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasWriting.current && !isWriting && isLost)
      scroller.current?.focus({ preventScroll: true });
    wasWriting.current = isWriting;
  }, [isWriting]);

  const draw = useCallback(
    (index: number, place: number) => {
      const row = rows[index] ?? null;
      const flaw = row === null ? null : flawOf(row, index, check);
      const isChosen = isSeveral && place >= chosen.from && place <= chosen.to;
      return (
        <EntryRow
          grid={grid}
          gridId={id}
          pair={pair}
          place={place}
          row={row}
          line={index + 1}
          flawSide={flaw?.side ?? null}
          flawProblem={flaw?.problem ?? null}
          flawLine={flaw?.line ?? null}
          activeSide={place === active.place ? active.side : null}
          isChosen={isChosen}
          chosenSide={isChosen ? chosenSide : 'both'}
          isWriting={isWriting && place === active.place}
        />
      );
    },
    [grid, id, pair, rows, check, active, chosen.from, chosen.to, chosenSide, isSeveral, isWriting],
  );

  function copy(event: ClipboardEvent, isCut: boolean) {
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
    if (isCut) grid.clear();
  }

  return (
    <>
      <div
        ref={sight.ref}
        id={id}
        className="entry-grid"
        role="grid"
        tabIndex={0}
        aria-label={t('glossaries.grid', {
          pair: t('glossaries.pair', {
            source: language(pair.source),
            target: language(pair.target),
          }),
        })}
        aria-describedby={hint}
        aria-rowcount={places.length + 1}
        aria-colcount={4}
        aria-multiselectable="true"
        aria-activedescendant={cellId(id, active.place, active.side)}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (isWriting) {
            keyAheadOfField(event, grid);
            return;
          }
          const act = keyInGrid(event, grid, sight.rows());
          if (act === null) return;
          event.preventDefault();
          act();
        }}
        onScroll={sight.onScroll}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={(event) => {
          event.preventDefault();
          grid.paste(event.clipboardData.getData('text/plain'));
        }}
        onPointerDown={(event) => {
          const cell = cellUnder(event);
          if (cell === null || event.button !== 0) return;
          grid.keep('stay');
          grid.go(cell, event.shiftKey);
        }}
        onPointerOver={(event) => {
          const cell = event.buttons === 1 ? cellUnder(event) : null;
          if (cell !== null) grid.go(cell, true);
        }}
        onDoubleClick={() => grid.begin(null)}
      >
        <GridHead grid={grid} pair={pair} />
        <Virtualizer
          data={places}
          itemSize={ROW}
          startMargin={ROW}
          item={GridItem}
          keepMounted={[active.place]}
        >
          {draw}
        </Virtualizer>
      </div>
      <p id={hint} hidden>
        {t('glossaries.grid.hint')}
      </p>
    </>
  );
}

/** A row of the grid at its place of the whole. */
function GridItem({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <div ref={ref} className="entry-row" role="row" aria-rowindex={index + 2} style={style}>
      {children}
    </div>
  );
}

/** The cell under the pointer; null for none, and for the field of a cell that is written. */
function cellUnder({ target }: PointerEvent): Cell | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null;
  const cell = target.closest<HTMLElement>('.entry-cell');
  const row = cell?.closest('[role="row"]');
  const index = row?.getAttribute('aria-rowindex');
  if (cell === null || index === null || index === undefined) return null;
  return { place: Number(index) - 2, side: cell.dataset['side'] as Side };
}
