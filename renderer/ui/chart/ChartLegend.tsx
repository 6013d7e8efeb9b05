import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { LegendFigures, LegendRow } from './legend-rows.ts';
import { fillId, forecastId } from './SeriesFills.tsx';

export interface ChartLegendProps {
  readonly chart: string;
  /** The days that the figures are of. */
  readonly head: string;
  readonly legend: LegendFigures;
  readonly figure: (value: number) => string;
}

/** What the fills stand for, in the order of the bars, with the figures of the bar pointed at. */
export function ChartLegend({ chart, head, legend, figure }: ChartLegendProps) {
  const { t } = useI18n();
  return (
    <div className="chart-legend">
      <p className="chart-legend-head">{head}</p>
      <ul>
        {legend.rows.map((row) => (
          <li key={row.id} data-kind={row.swatch.kind}>
            <Swatch chart={chart} row={row} />
            <span
              className="chart-legend-name"
              title={row.name === null ? undefined : brief(row.name)}
            >
              {brief(row.name ?? t(`chart.${row.id === 'previous' ? 'previous' : 'forecast'}`))}
            </span>
            <span className="tabular">{figure(row.value)}</span>
          </li>
        ))}
        <li className="chart-legend-total">
          <span />
          <span className="chart-legend-name">{t('chart.total')}</span>
          <span className="tabular">{figure(legend.total)}</span>
        </li>
      </ul>
    </div>
  );
}

function Swatch({ chart, row }: { readonly chart: string; readonly row: LegendRow }) {
  const { swatch } = row;
  if (swatch.kind === 'previous') {
    return (
      <svg className="chart-swatch" aria-hidden="true" viewBox="0 0 14 14">
        <path className="chart-previous" d="M0 10.5L5 4.5L9 8.5L14 3.5" />
      </svg>
    );
  }
  if (swatch.kind !== 'series') {
    return (
      <svg className="chart-swatch" aria-hidden="true" viewBox="0 0 14 14">
        <path className="chart-forecast" fill={`url(#${forecastId(chart)})`} d="M.5.5h13v13h-13z" />
      </svg>
    );
  }
  return (
    <svg className="chart-swatch" aria-hidden="true" viewBox="0 0 14 14">
      <path
        className={swatch.look.isEdged ? 'chart-edged' : undefined}
        fill={`url(#${fillId(chart, row.id)})`}
        d={swatch.look.isEdged ? 'M.5.5h13v13h-13z' : 'M0 0h14v14H0z'}
      />
    </svg>
  );
}
