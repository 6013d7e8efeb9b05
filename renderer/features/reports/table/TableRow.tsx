import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TableKind } from '../../../../preload/contract/measures.ts';
import type { ExtraFields, ReportRow } from '../../../../preload/contract/reports.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { AnyReport, Board } from '../board.ts';
import type { Drill } from '../drill.ts';
import { figure } from '../figure-words.ts';
import { useDayWords } from '../use-report-words.ts';
import { isName, type ColumnId } from './columns.ts';

export interface TableRowProps {
  readonly board: Board<AnyReport>;
  readonly kind: TableKind;
  readonly columns: readonly ColumnId[];
  readonly place: number;
  /** Px from the first row. */
  readonly offset: number;
  /** undefined: it is on its way. */
  readonly row: ReportRow | undefined;
}

/** One row. Its day, key or tag opens what it is made of. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { board, columns, place, offset, row } = props;
  const i18n = useI18n();
  const day = row?.day ?? null;
  const isPointed = useStore(
    board.state,
    ({ pointed }) => pointed !== null && day !== null && day >= pointed.start && day <= pointed.end,
  );
  return (
    <div
      role="row"
      className="report-row"
      aria-rowindex={place + 2}
      data-pointed={isPointed || undefined}
      data-waiting={row === undefined || undefined}
      title={row?.extra && brief(extraLine(row.extra))}
      style={{ insetBlockStart: offset }}
      {...(day !== null && {
        onPointerEnter: () => board.point({ start: day, end: day }),
        onPointerLeave: () => board.point(null),
      })}
    >
      {columns.map((column, index) => (
        <span
          key={column}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-column={column}
          data-nothing={
            (row !== undefined && !isName(column) && row.usage[column] === 0) || undefined
          }
        >
          {row === undefined ? null : isName(column) ? (
            <RowName {...props} row={row} column={column} />
          ) : (
            figure(column, row.usage[column], i18n)
          )}
        </span>
      ))}
    </div>
  );
});

/** Fields that only the service knows have no column: most reports have none. */
const extraLine = (extra: ExtraFields): string =>
  Object.entries(extra)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function RowName({
  board,
  kind,
  row,
  column,
}: TableRowProps & { readonly row: ReportRow; readonly column: 'day' | 'key' | 'tag' }) {
  const { t } = useI18n();
  const days = useDayWords();
  if (column === 'day') {
    const day = row.day ?? '';
    const drill = { of: 'days', span: { start: day, end: day } } as const;
    const said = days.full(day);
    return kind === 'days' ? (
      <Open board={board} drill={drill} name={t('reports.open.day', { day: said })}>
        {said}
      </Open>
    ) : (
      said
    );
  }
  if (column === 'tag') {
    const tag = row.tag ?? '';
    const said = tag === '' ? t('reports.no-tag') : brief(tag);
    return kind === 'tags' ? (
      <Open board={board} drill={{ of: 'tag', tag }} name={t('reports.open.tag', { tag: said })}>
        {said}
      </Open>
    ) : (
      <bdi>{said}</bdi>
    );
  }
  const [key, label] = [row.key ?? '', row.label ?? ''];
  const said = label === '' ? t('reports.no-label') : brief(label);
  return (
    <>
      {kind === 'keys' ? (
        <Open
          board={board}
          drill={{ of: 'key', key, label }}
          name={t('reports.open.key', { key: `${said} ${key}` })}
        >
          {said}
        </Open>
      ) : (
        <bdi className="report-label">{said}</bdi>
      )}
      <bdi className="report-masked">{brief(key)}</bdi>
    </>
  );
}

function Open({
  board,
  drill,
  name,
  children,
}: {
  readonly board: Board<AnyReport>;
  readonly drill: Drill;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="report-open"
      title={name}
      onClick={(event) => {
        // The row is about to go: the keyboard waits at the table.
        event.currentTarget.closest<HTMLElement>('.report-table')?.focus({ preventScroll: true });
        board.drill(drill);
      }}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
