import { ArrowDown, ArrowUp } from 'lucide-react';
import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import type { AnyReport, Board } from '../board.ts';
import { quantityOf } from '../figure-words.ts';
import { isName, type ColumnId } from './columns.ts';

/** A column's name, with the unit where it is not characters. */
export function columnName(column: ColumnId, t: I18n['t']): string {
  if (isName(column)) return t(`reports.column.${column}`);
  const measure = t(`reports.measure.${column}`);
  return quantityOf(column) === 'time' ? t('reports.column.hours', { measure }) : measure;
}

/** The names of the columns; a press sorts by one, and once more the other way round. */
export function TableHead<Report extends AnyReport>({
  board,
  columns,
}: {
  readonly board: Board<Report>;
  readonly columns: readonly ColumnId[];
}) {
  const { t } = useI18n();
  const sort = useStore(board.state, (now) => now.table.sort);
  return (
    <div role="rowgroup" className="report-top">
      <div role="row" className="report-row report-heads" aria-rowindex={1}>
        {columns.map((column) => {
          const isSorted = sort.by === column;
          const Arrow = sort.descending ? ArrowDown : ArrowUp;
          return (
            <span
              key={column}
              role="columnheader"
              data-column={column}
              aria-sort={!isSorted ? 'none' : sort.descending ? 'descending' : 'ascending'}
            >
              <button type="button" className="report-sort" onClick={() => board.sortBy(column)}>
                {isSorted && <Arrow aria-hidden="true" />}
                <span>{columnName(column, t)}</span>
              </button>
            </span>
          );
        })}
      </div>
    </div>
  );
}
