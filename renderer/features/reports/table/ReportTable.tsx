import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { AnyReport, Board } from '../board.ts';
import { WINDOW_ROWS } from '../row-windows.ts';
import { columnsOf } from './columns.ts';
import { SumRow } from './SumRow.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';
import './ReportTable.css';

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
