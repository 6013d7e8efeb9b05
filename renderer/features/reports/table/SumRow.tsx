import { useI18n } from '../../../i18n/use-i18n.ts';
import { figure } from '../figure-words.ts';
import type { RowsView } from '../row-windows.ts';
import { isName, type ColumnId } from './columns.ts';

/** The sum over the whole selection; it stays in sight. */
export function SumRow({
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
