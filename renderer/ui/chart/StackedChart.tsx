import { useId, useMemo, useCallback, useState } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { Bin } from './bins.ts';
import type { ChartData, ChartWords, DaySpan } from './chart-data.ts';
import { ChartBars } from './ChartBars.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { legendOf } from './legend-rows.ts';
import { plotOf } from './plot.ts';
import './Chart.css';

/** Of the plot, in px. */
const HEIGHT = 260;

export interface StackedChartProps {
  readonly name: string;
  readonly data: ChartData;
  readonly words: ChartWords;
  /** Id of the table with the same figures. */
  readonly tableId: string;
  /** The days that are pointed at, here or in the table. */
  readonly pointed: DaySpan | null;
  /** The days whose bar was opened. */
  readonly chosen: DaySpan | null;
  readonly onPoint: (bin: Bin | null) => void;
  readonly onOpen: (bin: Bin) => void;
}

/** Stacked bars by day; by week or month where days would be too narrow. */
export function StackedChart(props: StackedChartProps) {
  const { name, data, words, tableId, pointed, chosen, onPoint, onOpen } = props;
  const { t, list, gap } = useI18n();
  const id = useId();
  const [ref, width] = useWidth();
  const plot = useMemo(
    () => (width === 0 ? null : plotOf(data, { width, height: HEIGHT }, words)),
    [data, width, words],
  );
  const legend = useMemo(() => plot && legendOf(data, plot, pointed), [data, plot, pointed]);
  const bin = plot?.bins.find(({ start, end }) => {
    return pointed !== null && pointed.start >= start && pointed.start <= end;
  });

  const describe = (place: number) => {
    const span = plot?.bins[place];
    if (plot === null || span === undefined) return '';
    const { rows, total } = legendOf(data, plot, span);
    const parts = rows
      .filter(({ value }) => value > 0)
      .map((row) => {
        const part = row.name ?? t(`chart.${row.id === 'previous' ? 'previous' : 'forecast'}`);
        return t('chart.part', { part, figure: words.figure(row.value) });
      });
    return t('chart.bar', {
      days: words.span(span),
      figure: words.figureWithUnit(total),
      parts: parts.length === 0 ? 'none' : list(parts),
    });
  };

  return (
    <figure className="chart" aria-label={name}>
      <div className="chart-plot" ref={ref} style={{ blockSize: HEIGHT }}>
        {plot !== null && (
          <>
            <ChartDrawing chart={id} plot={plot} />
            <ChartBars
              name={t('chart.bars', { name })}
              aboutId={`${id}-about`}
              plot={plot}
              describe={describe}
              pointed={pointed}
              chosen={chosen}
              onPoint={onPoint}
              onOpen={onOpen}
            />
          </>
        )}
      </div>
      {legend !== null && (
        <ChartLegend
          chart={id}
          head={words.span(bin ?? data.range)}
          legend={legend}
          figure={words.figure}
        />
      )}
      <figcaption className="chart-about small soft" id={`${id}-about`}>
        {t('chart.about', { unit: plot?.unit ?? 'day' })}
        {gap}
        <a href={`#${tableId}`} onClick={(event) => toTable(event, tableId)}>
          {t('chart.to-table')}
        </a>
      </figcaption>
    </figure>
  );
}

/** The address stays as it is: it belongs to the page as a whole. */
function toTable(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const table = document.getElementById(id);
  table?.scrollIntoView({ block: 'nearest' });
  table?.focus();
}

/** The width of an element in whole px; 0 until it is on the page. */
function useWidth(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // At once, so that the first paint has the chart in it.
    setWidth(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
