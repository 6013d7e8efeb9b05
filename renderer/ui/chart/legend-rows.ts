import { binOf, sumBins } from './bins.ts';
import type { ChartData, DaySpan } from './chart-data.ts';
import type { Plot } from './plot.ts';
import type { SeriesLook } from './series-looks.ts';

/** A line of a legend with what it stands for: in one bar, or in all of them. */
export interface LegendRow {
  readonly id: string;
  /** null: the chart's own word for it. */
  readonly name: string | null;
  readonly swatch:
    | { readonly kind: 'series'; readonly look: SeriesLook }
    | { readonly kind: 'forecast' }
    | { readonly kind: 'previous' };
  readonly value: number;
}

export interface LegendFigures {
  /** Series in the order of the bars, the uppermost first; then the range before and the forecast. */
  readonly rows: readonly LegendRow[];
  /** What was counted; the forecast is not in it. */
  readonly total: number;
}

/** @param span days of the bar that is looked at; null for all */
export function legendOf(data: ChartData, plot: Plot, span: DaySpan | null): LegendFigures {
  const bin = span === null ? -1 : binOf(plot.bins, span.start);
  const bins = bin < 0 ? plot.bins : plot.bins.slice(bin, bin + 1);
  const valueOf = (values: readonly number[]) =>
    sumBins(values, bins).reduce((sum, value) => sum + value, 0);
  const series = data.series.map(({ id, name, look, values }): LegendRow => ({
    id,
    name,
    swatch: { kind: 'series', look },
    value: valueOf(values),
  }));
  const extra: LegendRow[] = [];
  if (data.previous !== null) {
    const value = valueOf(data.previous);
    extra.push({ id: 'previous', name: null, swatch: { kind: 'previous' }, value });
  }
  if (data.forecast.length > 0) {
    const value = valueOf(data.forecast);
    extra.push({ id: 'forecast', name: null, swatch: { kind: 'forecast' }, value });
  }
  return {
    rows: [...series.toReversed(), ...extra],
    total: series.reduce((sum, { value }) => sum + value, 0),
  };
}
