import { Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableKind } from '../../../../preload/contract/measures.ts';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { AnyReport, Board } from '../board.ts';
import type { Drill } from '../drill.ts';
import { useDayWords } from '../use-report-words.ts';

export interface TableToolsProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  readonly kinds: readonly TableKind[];
  readonly parts: 'keys' | 'tags';
  readonly tableId: string;
}

/** Over the table: what a row is, what it was narrowed to, the filter, and the same rows as CSV. */
export function TableTools<Report extends AnyReport>(props: TableToolsProps<Report>) {
  const { board, kinds, parts, tableId } = props;
  const { t, locale } = useI18n();
  const kind = useStore(board.state, (now) => now.table.kind);
  const drill = useStore(board.state, (now) => now.table.drill);
  const filter = useStore(board.state, (now) => now.table.filter);
  const exporting = useStore(board.state, (now) => now.table.exporting);
  const tools = useRef<HTMLDivElement>(null);
  const shownDrill = useRef(drill);
  // A bar is far above its rows: what opening it did must be seen.
  useEffect(() => {
    if (drill !== null && drill !== shownDrill.current) {
      tools.current?.scrollIntoView({ block: 'nearest' });
    }
    shownDrill.current = drill;
  }, [drill]);
  return (
    <div className="report-tools" ref={tools}>
      <div className="report-group" role="group" aria-label={t('reports.group')}>
        {kinds.map((one) => (
          <Button
            key={one}
            kind="quiet"
            size="compact"
            aria-pressed={kind === one}
            onPress={() => board.setTable(one)}
          >
            {t(`reports.group.${one}`)}
          </Button>
        ))}
      </div>
      {drill !== null && (
        <DrillChip
          drill={drill}
          onLeave={() => {
            document.getElementById(tableId)?.focus({ preventScroll: true });
            board.leaveDrill();
          }}
        />
      )}
      <RowsSaid board={board} />
      {exporting.state === 'failed' && (
        <span role="alert">
          {t('reports.csv.failed', { what: failureSentences(exporting.failure, t, locale).what })}
        </span>
      )}
      <div className="report-filter">
        <Field
          label={t('reports.filter')}
          type="search"
          value={filter}
          maxLength={200}
          placeholder={t(`reports.filter.${parts}`)}
          onChange={board.setFilter}
        />
      </div>
      <Tooltip words={t('reports.csv.about')}>
        <Button
          action="report-export"
          kind="quiet"
          size="compact"
          isPending={exporting.state === 'running'}
          onPress={() => void board.exportTable()}
        >
          <Download aria-hidden="true" />
          {t('reports.csv')}
        </Button>
      </Tooltip>
    </div>
  );
}

/** What the table holds now, for those who do not see it change. */
function RowsSaid<Report extends AnyReport>({ board }: { readonly board: Board<Report> }) {
  const { t } = useI18n();
  const words = useDrillWords();
  const rows = useStore(board.state, (now) => now.table.rows);
  const drill = useStore(board.state, (now) => now.table.drill);
  return (
    <p className="unseen" role="status">
      {rows !== null &&
        t('reports.rows.said', {
          table: t('reports.table.name', { table: rows.selection.table.replace('-', '_') }),
          what: drill === null ? 'none' : words(drill),
          count: rows.total,
        })}
    </p>
  );
}

function DrillChip({ drill, onLeave }: { readonly drill: Drill; readonly onLeave: () => void }) {
  const { t } = useI18n();
  const what = useDrillWords()(drill);
  return (
    <Button size="compact" aria-label={t('reports.only.leave', { what })} onPress={onLeave}>
      <bdi>{t('reports.only', { what })}</bdi>
      <X aria-hidden="true" />
    </Button>
  );
}

/** What a table was narrowed to. */
function useDrillWords(): (drill: Drill) => string {
  const { t } = useI18n();
  const days = useDayWords();
  return (drill) => {
    switch (drill.of) {
      case 'days':
        return days.span(drill.span);
      case 'key':
        return drill.label || drill.key || t('reports.no-label');
      case 'tag':
        return drill.tag || t('reports.no-tag');
    }
  };
}
