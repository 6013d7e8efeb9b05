import { useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TableKind } from '../../../preload/contract/measures.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { AnyReport, Board, Stack } from './board.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './table/ReportTable.tsx';
import { TableTools } from './table/TableTools.tsx';

export interface ReportBodyProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  readonly stacks: readonly Stack[];
  readonly kinds: readonly TableKind[];
  readonly parts: 'keys' | 'tags';
  /** What is said instead of a chart and a table of nothing. */
  readonly empty: (report: Report) => string;
  readonly isEmpty: (report: Report) => boolean;
  /** The figures of a report, and what has to be said of it. */
  readonly figures: (report: Report) => ReactNode;
}

/** Plain figures, then the chart, then the table it was made from. */
export function ReportBody<Report extends AnyReport>(props: ReportBodyProps<Report>): ReactNode {
  const { board, stacks, kinds, parts, empty, isEmpty, figures } = props;
  const { t } = useI18n();
  const tableId = useId();
  const shown = useStore(board.state, (now) => now.shown);
  const isReading = useStore(board.state, ({ reading }) => reading.state === 'running');
  if (shown === null) return isReading ? <ReportSkeleton /> : null;
  return (
    <div className="report-body" data-old={isReading || undefined}>
      {figures(shown)}
      {isEmpty(shown) ? (
        <p className="report-empty">{empty(shown)}</p>
      ) : (
        <>
          <ReportChart board={board} report={shown} stacks={stacks} tableId={tableId} />
          <section className="report-part" aria-label={t('reports.table')}>
            <TableTools board={board} kinds={kinds} parts={parts} tableId={tableId} />
            <ReportTable board={board} id={tableId} />
          </section>
        </>
      )}
    </div>
  );
}

/** The room that a report will take; how reading goes is said above it. */
function ReportSkeleton() {
  return (
    <div className="report-body report-skeleton" aria-hidden="true">
      <div className="report-skeleton-figures">
        <span />
        <span />
        <span />
      </div>
      <div className="report-skeleton-chart" />
      <div className="report-skeleton-table" />
    </div>
  );
}
