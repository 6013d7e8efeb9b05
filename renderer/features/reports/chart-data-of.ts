import type { Measure } from '../../../preload/contract/measures.ts';
import type { Series, SeriesAnswer } from '../../../preload/contract/reports.ts';
import type { ChartData, ChartSeries } from '../../ui/chart/chart-data.ts';
import { seriesLook } from '../../ui/chart/series-looks.ts';
import type { AnyReport, Stack } from './board.ts';
import { expectedDays } from './expected-days.ts';
import { quantityOf } from './figure-words.ts';
import { kindsOfDays, seriesOfDays } from './kinds.ts';

/** The place of a kind in a bar is the same whichever kinds there are. */
const KIND_PLACES: Partial<Record<string, number>> = {
  textCharacters: 0,
  documentCharacters: 1,
  improvementCharacters: 2,
};

export interface ChartRequest {
  readonly measure: Measure;
  readonly stack: Stack;
  /** Of the shown report; null until it has come: the bars are whole till then. */
  readonly answer: SeriesAnswer | null;
  /** Whether the range before is drawn, where the report has it. */
  readonly hasPrevious: boolean;
  /** What a series is called; the one of all others has no name. */
  readonly nameOf: (series: Series) => string;
}

/** What the chart of a report shows. */
export function chartDataOf(report: AnyReport, request: ChartRequest): ChartData {
  const { measure, stack, answer, hasPrevious, nameOf } = request;
  const parts =
    stack === 'kind'
      ? kindsOfDays(report.days, measure)
      : ((stack === 'none' ? null : answer?.series) ?? [seriesOfDays(report.days, measure)]);
  const isWhole = parts.length === 1 && parts[0]?.name === measure;
  const series = parts.map((one, place): ChartSeries => {
    const isOthers = one.name === null && one.key === null;
    const at = isWhole ? 0 : (KIND_PLACES[one.name ?? ''] ?? place);
    return {
      id: isOthers ? 'others' : `part-${place}`,
      name: nameOf(one),
      look: seriesLook(isOthers ? null : at),
      values: one.values,
    };
  });
  const previous = 'previous' in report && hasPrevious ? report.previous : null;
  const { days, values } =
    'forecast' in report
      ? expectedDays(report, measure)
      : { days: report.days.map(({ day }) => day), values: [] };
  return {
    range: report.range,
    days,
    series,
    previous:
      previous !== null && 'days' in previous
        ? previous.days.map(({ usage }) => usage[measure])
        : null,
    forecast: values,
    quantity: quantityOf(measure),
  };
}
