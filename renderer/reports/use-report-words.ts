import { useMemo } from 'react';
import type { Measure } from '../../preload/contract/measures.ts';
import type { ChartWords } from '../chart/chart-data.ts';
import { useWords } from '../words/use-words.ts';
import { createDayWords, type DayWords } from './day-words.ts';
import { figure, figureWithUnit, tickWords } from './figure-words.ts';

/** Days of reports in the interface language. */
export function useDayWords(): DayWords {
  const { locale } = useWords();
  return useMemo(() => createDayWords(locale), [locale]);
}

/** How the chart of a measure writes its days and figures. */
export function useChartWords(measure: Measure): ChartWords {
  const words = useWords();
  const days = useDayWords();
  return useMemo(
    () => ({
      tick: (value, max) => tickWords(measure, value, max, words),
      day: days.short,
      month: days.month,
      figure: (value) => figure(measure, value, words),
      figureWithUnit: (value) => figureWithUnit(measure, value, words),
      span: days.span,
    }),
    [measure, words, days],
  );
}
