import type {
  ChartData,
  ChartSeries,
  ChartWords,
} from '../../../../renderer/ui/chart/chart-data.ts';
import { seriesLook } from '../../../../renderer/ui/chart/series-looks.ts';
import { daysAfter } from '../../../../renderer/ui/chart/utc-days.ts';

/** Words that say nothing but what they are of. */
export const WORDS: ChartWords = {
  tick: (value) => `${value}`,
  day: (day) => day.slice(5),
  month: (day, hasYear) => day.slice(hasYear ? 0 : 5, 7),
  figure: (value) => `${value}`,
  figureWithUnit: (value) => `${value} characters`,
  span: ({ start, end }) => `${start} to ${end}`,
};

/** One series of its own values. */
export const seriesOf = (more: Partial<ChartSeries>): ChartSeries => ({
  id: 'part-0',
  name: 'Text',
  look: seriesLook(0),
  values: [1, 2, 3],
  ...more,
});

/** So many days of two series, with the range before and a forecast where they are wanted. */
export function chartOf(count: number, more: Partial<ChartData> = {}): ChartData {
  const start = '2026-01-01';
  const days = Array.from({ length: count }, (_, index) => daysAfter(start, index));
  return {
    range: { start, end: days.at(-1) ?? start },
    days,
    series: [
      { id: 'part-0', name: 'Text', look: seriesLook(0), values: days.map((_, at) => at * 10) },
      { id: 'others', name: 'Others', look: seriesLook(null), values: days.map(() => 5) },
    ],
    previous: null,
    forecast: [],
    quantity: 'count',
    ...more,
  };
}
