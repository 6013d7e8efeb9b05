import { Download, X } from 'lucide-react';
import { useStore } from 'zustand';
import type { TableKind } from '../../../preload/contract/measures.ts';
import { failureSentences } from '../../failure/sentences.ts';
import { Button } from '../../look/Button.tsx';
import { Field } from '../../look/Field.tsx';
import { Tooltip } from '../../look/Tooltip.tsx';
import { useWords } from '../../words/use-words.ts';
import type { AnyReport, Board } from '../board.ts';
import type { Drill } from '../drill.ts';
import { useDayWords } from '../use-report-words.ts';

export interface TableToolsProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  readonly kinds: readonly TableKind[];
  readonly parts: 'keys' | 'tags';
}

/** Over the table: what a row is, what it was narrowed to, the filter, and the same rows as CSV. */
export function TableTools<Report extends AnyReport>(props: TableToolsProps<Report>) {
  const { board, kinds, parts } = props;
  const { t, locale } = useWords();
  const kind = useStore(board.state, (now) => now.table.kind);
  const drill = useStore(board.state, (now) => now.table.drill);
  const filter = useStore(board.state, (now) => now.table.filter);
  const exporting = useStore(board.state, (now) => now.table.exporting);
  return (
    <div className="report-tools">
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
      {drill !== null && <DrillChip drill={drill} onLeave={board.leaveDrill} />}
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

function DrillChip({ drill, onLeave }: { readonly drill: Drill; readonly onLeave: () => void }) {
  const { t } = useWords();
  const days = useDayWords();
  const what =
    drill.of === 'days'
      ? days.span(drill.span)
      : drill.of === 'key'
        ? drill.label || drill.key || t('reports.no-label')
        : drill.tag || t('reports.no-tag');
  return (
    <Button size="compact" aria-label={t('reports.only.leave', { what })} onPress={onLeave}>
      <bdi>{t('reports.only', { what })}</bdi>
      <X aria-hidden="true" />
    </Button>
  );
}
