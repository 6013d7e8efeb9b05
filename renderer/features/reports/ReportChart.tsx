import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Measure } from '../../../preload/contract/measures.ts';
import type { ChartData } from '../../ui/chart/chart-data.ts';
import { StackedChart } from '../../ui/chart/StackedChart.tsx';
import { failureSentences } from '../../ui/failure/sentences.ts';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { AnyReport, Board, Stack } from './board.ts';
import { chartDataOf } from './chart-data-of.ts';
import { drillOfBar } from './drill.ts';
import { PictureButtons } from './PictureButtons.tsx';
import { seriesName } from './series-name.ts';
import { useChartWords } from './use-report-words.ts';

export interface ReportChartProps<Report extends AnyReport> {
  readonly board: Board<Report>;
  readonly report: Report;
  readonly stacks: readonly Stack[];
  readonly tableId: string;
}

/** The bars of a report, what they are stacked of, and the picture to save. */
export function ReportChart<Report extends AnyReport>(props: ReportChartProps<Report>) {
  const { board, report, stacks, tableId } = props;
  const { t, locale } = useI18n();
  const measure = useStore(board.state, (now) => now.measure);
  const stack = useStore(board.state, (now) => now.stack);
  const series = useStore(board.state, (now) => now.series);
  const pointed = useStore(board.state, (now) => now.pointed);
  const drill = useStore(board.state, (now) => now.table.drill);
  const words = useChartWords(measure);
  const data = useChartData(board, report, measure);
  const name = t('reports.chart', { measure: t(`reports.measure.${measure}`) });
  // The other figures are kinds themselves.
  const offered = stacks.filter((id) => id !== 'kind' || measure === 'characters');
  const isUnused = report.days.every(({ usage }) => usage[measure] === 0);
  return (
    <section className="report-part" aria-label={name}>
      <div className="report-head">
        <h2>{name}</h2>
        <Picker
          label={t('reports.stack')}
          labelPlace="beside"
          choices={offered.map((id) => ({ id, name: t(`reports.stack.${id}`) }))}
          chosen={offered.includes(stack) ? stack : 'none'}
          onChoose={(id) => {
            const chosen = stacks.find((one) => one === id);
            if (chosen !== undefined) board.setStack(chosen);
          }}
        />
        <PictureButtons name={name} measure={measure} data={data} words={words} />
      </div>
      {series.state === 'failed' && (
        <p role="alert">
          {t('reports.stack.failed', { what: failureSentences(series.failure, t, locale).what })}
        </p>
      )}
      {isUnused && <p className="soft">{t('reports.empty.measure')}</p>}
      <StackedChart
        name={name}
        data={data}
        words={words}
        tableId={tableId}
        pointed={pointed}
        chosen={drill?.of === 'days' ? drill.span : null}
        onPoint={board.point}
        onOpen={(bin) => {
          const drill = drillOfBar(bin, report.range);
          if (drill !== null) board.drill(drill);
        }}
      />
    </section>
  );
}

function useChartData<Report extends AnyReport>(
  board: Board<Report>,
  report: Report,
  measure: Measure,
): ChartData {
  const { t } = useI18n();
  const stack = useStore(board.state, (now) => now.stack);
  const series = useStore(board.state, (now) => now.series);
  const hasPrevious = useStore(board.state, (now) => now.compare);
  return useMemo(() => {
    const answer = series.state === 'done' ? series.value : null;
    return chartDataOf(report, {
      measure,
      stack,
      answer,
      hasPrevious,
      // Until the answer has come, the bars are of the measure as a whole.
      nameOf: (one) => seriesName(one, answer === null && stack !== 'kind' ? 'none' : stack, t),
    });
  }, [report, measure, stack, series, hasPrevious, t]);
}
