import { useCallback, useEffect, useRef, type UIEvent, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { AnyReport, Board } from '../board.ts';
import { WINDOW_ROWS, type RowsView } from '../row-windows.ts';
import { columnsOf, type ColumnId, isName } from './columns.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import './ReportTable.css';
import { figure } from '../figure-words.ts';

/** In px, as in `ReportTable.css`. */
const ROW = 28;

export interface ReportTableProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  readonly id: string;
}

/** The rows that a report is made of; only those in sight are asked for and exist on the page. */
export function ReportTable<Report extends AnyReport>({ board, id }: ReportTableProps<Report>) {
  const { t } = useI18n();
  const rows = useStore(board.state, (now) => now.table.rows);
  const failure = useStore(board.state, (now) => now.table.failure);
  const filter = useStore(board.state, (now) => now.table.filter);
  const isReading = useStore(board.state, (now) => now.table.isReading);
  const total = rows?.total ?? 0;
  const sight = useRowsInSight(total, ROW);
  const { from, to } = sight;
  const turn = rows?.turn;
  const scroller = useRef<HTMLElement>(null);
  const { needRows } = board;
  const { ref: watchSize } = sight;
  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      return watchSize(element);
    },
    [watchSize],
  );
  useEffect(() => {
    if (to >= 0) needRows(from, to);
  }, [from, to, rows, needRows]);
  // Another selection is seen from its beginning.
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [turn]);

  if (failure !== null) {
    // What main no longer keeps has to come from the service again.
    const retry = failure.code === 'not-found' ? () => void board.read() : board.readRows;
    return <FailureCard failure={failure} onRetry={retry} />;
  }
  // What is shown belongs to the selection that it was asked for, which may be the one before.
  const kind = rows?.selection.table ?? board.state.getState().table.kind;
  const columns = columnsOf(kind);
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return (
    <section
      ref={attach}
      id={id}
      className="report-table"
      aria-label={t('reports.table.name', { table: kind.replace('-', '_') })}
      aria-busy={isReading}
      tabIndex={0}
      onScroll={sight.onScroll}
    >
      <div
        role="table"
        className="report-grid"
        data-table={kind}
        aria-label={t('reports.table.name', { table: kind.replace('-', '_') })}
        aria-rowcount={total + 2}
        aria-colcount={columns.length}
      >
        <TableHead board={board} columns={columns} />
        <div role="rowgroup" className="report-rows" style={{ blockSize: total * ROW }}>
          {places.map((place) => (
            <TableRow
              key={place}
              board={board}
              kind={kind}
              columns={columns}
              place={place}
              offset={place * ROW}
              row={rows?.windows.get(Math.floor(place / WINDOW_ROWS))?.[place % WINDOW_ROWS]}
            />
          ))}
        </div>
        {rows !== null && total === 0 && (
          <p className="report-none soft">
            {t(filter === '' ? 'reports.rows.nothing' : 'reports.rows.none')}
          </p>
        )}
        {rows !== null && <SumRow columns={columns} rows={rows} place={total + 2} />}
      </div>
    </section>
  );
}

/** The sum over the whole selection; it stays in sight. */
function SumRow({
  columns,
  rows: { total, sum },
  place,
}: {
  readonly columns: readonly ColumnId[];
  readonly rows: RowsView;
  readonly place: number;
}) {
  const i18n = useI18n();
  return (
    <div role="rowgroup" className="report-foot">
      <div role="row" className="report-row" aria-rowindex={place}>
        {columns.map((column, index) =>
          isName(column) ? (
            <span key={column} role={index === 0 ? 'rowheader' : 'cell'} data-column={column}>
              {index === 0 && i18n.t('reports.sum', { count: total })}
            </span>
          ) : (
            <span key={column} role="cell" data-column={column}>
              {figure(column, sum[column], i18n)}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

/** Rows beyond the edges that are drawn, so that fast scrolling shows no gap. */
const BEYOND = 12;

interface RowsInSight {
  /** Places of the first row drawn and of the last one. */
  readonly from: number;
  readonly to: number;
  /** For the element that scrolls. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Which rows of one height are in sight. @param rowHeight px */
function useRowsInSight(total: number, rowHeight: number): RowsInSight {
  const [first, setFirst] = useState(0);
  const [fitting, setFitting] = useState(20);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        setFitting(Math.ceil(element.clientHeight / rowHeight));
        setFirst(Math.floor(element.scrollTop / rowHeight));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rowHeight],
  );
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) =>
      setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight)),
    [rowHeight],
  );
  const from = Math.max(0, Math.min(first, total - 1) - BEYOND);
  return { from, to: Math.min(total - 1, first + fitting + BEYOND), ref, onScroll };
}
